func f() {
  repeat {
    x()
    if a { continue }
    y()
  } while b
}
// graph f
// 0: x(); a? -> true 1, false 2
// 1: b? -> true 0, false exit
// 2: y() -> 1
