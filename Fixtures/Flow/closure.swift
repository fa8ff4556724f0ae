func f() {
  items.forEach { item in
    guard item else { return }
    use(item)
  }
}
// graph f
// 0: items.forEach { item in guard item else { return } use(item) } -> exit
// graph closure
// 0: item? -> true 1, false 2
// 1: use(item) -> exit
// 2: return -> return exit
