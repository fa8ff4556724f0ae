func f() {
  if case .running(let since) = state { use(since) }
  while case .idle = state { wait() }
}
// graph f
// 0: case .running(let since)? -> matches 1, differs 2
// 1: let since; use(since) -> 2
// 2: case .idle? -> matches 3, differs exit
// 3: wait() -> 2
