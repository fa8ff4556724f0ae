void f(void) {
  x();
again:
  y();
  if (ready()) goto again;
  z();
}
// graph f
// 0: x() -> 1
// 1: y(); ready(); ready()? -> true 1, false 2
// 2: z() -> exit
