func f(a: Bool, b: Bool) {
  if a {
    x()
  } else if b {
    y()
  }
}
// graph f
// 0: a? -> true 1, false 2
// 1: x() -> exit
// 2: b? -> true 3, false exit
// 3: y() -> exit
