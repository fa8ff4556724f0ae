func f() {
  outer: for a in b {
    inner: while c {
      if d { continue outer }
      if e { break outer }
      break inner
    }
    x()
  }
}
// graph f
// 0: for a? -> element 1, end exit
// 1: let a -> 2
// 2: c? -> true 3, false 5
// 3: d? -> true 0, false 4
// 4: e? -> true exit, false 5
// 5: x() -> 0
