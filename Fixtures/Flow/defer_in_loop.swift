func f() {
  for a in b {
    defer { x() }
    if c { continue }
    if d { break }
    y()
  }
  z()
}
// graph f
// 0: for a? -> element 1, end 6
// 1: let a; c? -> true 2, false 3
// 2: x() -> 0
// 3: d? -> true 4, false 5
// 4: x() -> 6
// 5: y(); x() -> 0
// 6: z() -> exit
