func f() {
  while a(), let b = c {
    if b { continue }
    if d { break }
    e()
  }
  g()
}
// graph f
// 0: a(); a()? -> true 1, false 4
// 1: c? -> some 2, nil 4
// 2: let b; b? -> true 0, false 3
// 3: d? -> true 4, false 5
// 4: g() -> exit
// 5: e() -> 0
