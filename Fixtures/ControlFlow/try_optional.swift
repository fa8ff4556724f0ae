func f() {
  let x = try? a(b())
  try! c()
}
// graph f
// 0: b() -> 1, throws 2
// 1: a(b()) -> 2, throws 2
// 2: let x; c() -> exit
