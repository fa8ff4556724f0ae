func f() {
  x(a ? b() : c())
}
// graph f
// 0: a? -> true 1, false 3
// 1: b() -> 2
// 2: x(a ? b() : c()) -> exit
// 3: c() -> 2
