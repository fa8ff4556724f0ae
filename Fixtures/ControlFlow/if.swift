func f(a: Bool) {
  if a { x() } else { y() }
  z()
}
// graph f
// 0: a? -> true 1, false 3
// 1: x() -> 2
// 2: z() -> exit
// 3: y() -> 2
