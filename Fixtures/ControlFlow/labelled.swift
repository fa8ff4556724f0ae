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
// 1: let a; c? -> true 2, false 4
// 2: d? -> true 0, false 3
// 3: e? -> true exit, false 4
// 4: x() -> 0
