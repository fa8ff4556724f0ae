func f() {
  do { try a() } catch { b(error) }
}
// graph f
// 0: a() -> exit, throws 1
// 1: b(error) -> exit
