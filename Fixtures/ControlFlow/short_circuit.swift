func f() {
  if a() && (b() || !c()) { x() }
}
// graph f
// 0: a(); a()? -> true 1, false exit
// 1: b(); b()? -> true 2, false 3
// 2: x() -> exit
// 3: c(); c()? -> true exit, false 2
