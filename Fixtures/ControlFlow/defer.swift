func f() {
  defer { x() }
  if a { return }
  defer { y() }
  z()
}
// graph f
// 0: a? -> true 1, false 3
// 1: return -> return 2
// 2: x() -> exit
// 3: z(); y(); x() -> exit
