"""Results of programs, awaited under asyncio."""
# Prints: [0.0, 1.0, 4.0, 9.0, 16.0]
# Prints: program.mlir:7:5: x is negative

import asyncio

import stretto

program = stretto.compile(
    stretto.parse(
        """
func.func @square(%x: f32) -> !async.value<f32> {
  %t, %v = async.execute -> !async.value<f32> {
    %zero = arith.constant 0.0 : f32
    %y = arith.mulf %x, %x : f32
    %good = arith.cmpf oge, %x, %zero : f32
    cf.assert %good, "x is negative"
    async.yield %y : f32
  }
  return %v : !async.value<f32>
}
""",
        name="program.mlir",
    )
)


async def main() -> None:
    print(await asyncio.gather(*(program.square(float(k)) for k in range(5))))
    try:
        await program.square(-1.0)
    except stretto.AsyncError as error:
        print(error)


asyncio.run(main())
