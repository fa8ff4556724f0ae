func f() {
  let x = a ?? b() ?? c()
}
// graph f
// 0: a? -> some 1, nil 2
// 1: let x -> exit
// 2: b(); b()? -> some 1, nil 3
// 3: c() -> 1
