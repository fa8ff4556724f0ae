func f() {
  switch n {
  case 0:
    x()
    fallthrough
  case 1:
    y()
  case 2...4:
    if a { break }
    z()
  default:
    w()
  }
}
// graph f
// 0: case 0? -> matches 1, differs 3
// 1: x() -> fallthrough 2
// 2: y() -> exit
// 3: case 1? -> matches 2, differs 4
// 4: case 2...4? -> matches 5, differs 7
// 5: a? -> true exit, false 6
// 6: z() -> exit
// 7: w() -> exit
