func f() {
  a?.b(c()).d?.e(g())
  h()
}
// graph f
// 0: a? -> some 1, nil 3
// 1: c(); a?.b(c()); a?.b(c()).d? -> some 2, nil 3
// 2: g(); a?.b(c()).d?.e(g()) -> 3
// 3: h() -> exit
