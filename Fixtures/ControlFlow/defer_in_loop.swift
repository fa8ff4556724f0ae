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
// 0: for a? -> element 1, end 5
// 1: let a; c? -> true 2, false 3
// 2: x() -> 0
// 3: d? -> true 4, false 6
// 4: x() -> 5
// 5: z() -> exit
// 6: y(); x() -> 0
