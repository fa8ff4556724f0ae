func f() {
  switch state {
  case .idle, .paused: x()
  case .running(let id) where id > 2: y(id)
  default: break
  }
  z()
}
// graph f
// 0: case .idle? -> matches 1, differs 3
// 1: x() -> 2
// 2: z() -> exit
// 3: case .paused? -> matches 1, differs 4
// 4: case .running(let id)? -> matches 5, differs 2
// 5: let id; id > 2? -> true 6, false 2
// 6: y(id) -> 2
