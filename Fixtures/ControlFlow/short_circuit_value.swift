func f() {
  let both = a && b()
  x(both)
}
// graph f
// 0: a? -> true 1, false 2
// 1: b(); b()? -> true 2, false 2
// 2: let both; x(both) -> exit
