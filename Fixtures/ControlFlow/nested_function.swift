func f() {
  func g() { x() }
  g()
}
// graph f
// 0: func g; g() -> exit
// graph g
// 0: x() -> exit
