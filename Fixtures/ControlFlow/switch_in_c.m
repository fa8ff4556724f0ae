void f(int order) {
  switch (order) {
    case 1: {
      x();
      break;
    }
    case 2:
    case 3:
      y();
    case 4:
      z();
      break;
    default:
      w();
  }
  end();
}
// graph f
// 0: case 1? -> matches 1, differs 3
// 1: x() -> 2
// 2: end() -> exit
// 3: case 2? -> matches 4, differs 6
// 4: y() -> fallthrough 5
// 5: z() -> 2
// 6: case 3? -> matches 4, differs 7
// 7: case 4? -> matches 5, differs 8
// 8: w() -> 2
