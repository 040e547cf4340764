"""A package from outside: a dialect with an op that waits, and a policy that counts for it."""
