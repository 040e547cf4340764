// A test is a function with a name that says what it shows. `runtime_test NAME…` runs those whose
// names begin so, without names it runs all; `--list` lists them. A child program (CHILD) is run in a
// process of its own, by RunChild.
#ifndef STRETTO_TEST_TEST_H
#define STRETTO_TEST_TEST_H

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <string>

namespace test {

struct Case {
  const char* name;
  void (*run)();
  bool is_child;
  Case* next;
};
extern Case* cases;
extern std::atomic<int> failures;

struct Register {
  Register(Case* entry) {
    entry->next = cases;
    cases = entry;
  }
};

void Fail(const char* file, int line, const std::string& what);

template <typename T>
std::string Show(const T& value) {
  if constexpr (requires { std::to_string(value); }) {
    return std::to_string(value);
  } else if constexpr (requires { std::string(value); }) {
    // Not "'" + …: GCC 12 warns of that at -O2, wrongly (its bug 105651).
    return std::string("'").append(value).append("'");
  } else {
    return "?";
  }
}
inline std::string Show(const std::string& value) { return std::string("'").append(value).append("'"); }

template <typename A, typename B>
void CheckEqual(const char* file, int line, const char* text, const A& a, const B& b) {
  if (!(a == b)) Fail(file, line, std::string(text) + ": " + Show(a) + " and " + Show(b));
}

struct ChildResult {
  int exit_code;  // 128 + signal if it was killed; 124: it ran longer than a minute
  std::string output;
};
ChildResult RunChild(const char* name);

// Seconds that the stress tests may take, each; STRETTO_STRESS_SECONDS, by default well under one.
double StressSeconds();

}  // namespace test

#define STRETTO_TEST_CASE(NAME, IS_CHILD)                                  \
  static void NAME();                                                      \
  static test::Case NAME##_case{#NAME, NAME, IS_CHILD, nullptr};           \
  static const test::Register NAME##_register{&NAME##_case};               \
  static void NAME()
#define TEST(NAME) STRETTO_TEST_CASE(NAME, false)
#define CHILD(NAME) STRETTO_TEST_CASE(NAME, true)

#define CHECK(CONDITION) \
  do {                   \
    if (!(CONDITION)) test::Fail(__FILE__, __LINE__, #CONDITION); \
  } while (false)
#define CHECK_EQ(A, B) test::CheckEqual(__FILE__, __LINE__, #A " == " #B, A, B)

#endif  // STRETTO_TEST_TEST_H
