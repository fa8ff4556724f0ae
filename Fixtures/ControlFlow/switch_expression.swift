func f() -> Int {
  switch a {
  case 1: b()
  default: c()
  }
}
// graph f
// 0: case 1? -> matches 1, differs 2
// 1: b() -> exit
// 2: c() -> exit
