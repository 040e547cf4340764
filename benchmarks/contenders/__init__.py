"""Who is measured: one file for each kind of program, and its worker, which runs in a process of its own."""
