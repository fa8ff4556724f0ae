func f() throws {
  do {
    try a()
    throw E.x
  } catch E.y {
    b()
  } catch let error as F {
    c(error)
  }
  d()
}
// graph f
// 0: a() -> 1, throws 2
// 1: throw -> throws 2
// 2: case E.y? -> matches 3, differs 5
// 3: b() -> 4
// 4: d() -> exit
// 5: case let error as F? -> matches 6, differs failure
// 6: let error; c(error) -> 4
