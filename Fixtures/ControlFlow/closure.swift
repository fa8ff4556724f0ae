func f() {
  all.forEach { item in
    guard item else { return }
    use()
  }
}
// graph f
// 0: all.forEach { item in guard item else { return } use() } -> exit
// graph closure
// 0: item? -> true 1, false 2
// 1: use() -> exit
// 2: return -> return exit
