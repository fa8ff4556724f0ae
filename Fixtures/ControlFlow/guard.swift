func f(a: Bool) {
  guard a, let b = c() else {
    x()
    return
  }
  b.y()
}
// graph f
// 0: a? -> true 1, false 3
// 1: c(); c()? -> some 2, nil 3
// 2: let b; b.y() -> exit
// 3: x(); return -> return exit
