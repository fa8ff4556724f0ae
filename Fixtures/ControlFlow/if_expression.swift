func f() {
  let x = if a { b() } else { c() }
  y(x)
}
// graph f
// 0: a? -> true 1, false 3
// 1: b() -> 2
// 2: let x; y(x) -> exit
// 3: c() -> 2
