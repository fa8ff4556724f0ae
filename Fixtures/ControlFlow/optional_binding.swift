func f() {
  if let timer, var count = self.count { timer.use(count) }
}
// graph f
// 0: timer? -> some 1, nil exit
// 1: let timer; self.count? -> some 2, nil exit
// 2: let count; timer.use(count) -> exit
