func f() {
  if a {
    fatalError("no")
    y()
  }
  return;
  x()
}
// graph f
// 0: a? -> true 1, false 2
// 1: fatalError("no")
// 2: return -> return exit
