void f(void) {
  @try {
    x();
  } @catch (NSException *e) {
    y();
  } @finally {
    z();
  }
}
// graph f
// 0: x() -> 1, throws 2
// 1: z() -> exit
// 2: case e? -> matches 3, differs 4
// 3: let e; y() -> 1
// 4: z() -> failure
