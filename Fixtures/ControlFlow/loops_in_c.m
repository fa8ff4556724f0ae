void f(int n) {
  for (int i = 0; i < n; i++) {
    if (skip(i)) continue;
    if (stop(i)) break;
    x(i);
  }
  do {
    if (y()) break;
    z();
  } while (0);
  while (1) {
    w();
  }
}
// graph f
// 0: let i -> 1
// 1: i < n? -> true 2, false 5
// 2: skip(i); skip(i)? -> true 3, false 4
// 3: i++ -> 1
// 4: stop(i); stop(i)? -> true 5, false 8
// 5: y(); y()? -> true 6, false 7
// 6: w() -> 6
// 7: z() -> 6
// 8: x(i) -> 3
