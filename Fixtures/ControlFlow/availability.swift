func f() {
  if #available(iOS 16, *) { x() } else { y() }
}
// graph f
// 0: #available(iOS 16, *)? -> true 1, false 2
// 1: x() -> exit
// 2: y() -> exit
