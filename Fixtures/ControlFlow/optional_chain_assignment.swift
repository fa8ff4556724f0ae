func f() {
  a?.b = c()
  d()
}
// graph f
// 0: a? -> some 1, nil 2
// 1: c(); a?.b = c() -> 2
// 2: d() -> exit
