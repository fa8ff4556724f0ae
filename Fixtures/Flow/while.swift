func f() {
  while a(), let b = c {
    if b { continue }
    if d { break }
    e()
  }
  g()
}
// graph f
// 0: a(); a()? -> true 1, false 6
// 1: c? -> some 2, nil 6
// 2: let b; b? -> true 0, false 3
// 3: d? -> true 6, false 4
// 4: e() -> 0
// 5: g() -> exit
