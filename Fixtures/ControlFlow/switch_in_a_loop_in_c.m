void f(void) {
  while (x()) {
    switch (y()) {
      case 0: return;
      case 1: continue;
      case 2: break;
      default: z();
    }
    w();
  }
}
// graph f
// 0: x(); x()? -> true 1, false exit
// 1: y(); case 0? -> matches 2, differs 3
// 2: return -> return exit
// 3: case 1? -> matches 0, differs 4
// 4: case 2? -> matches 5, differs 6
// 5: w() -> 0
// 6: z() -> 5
