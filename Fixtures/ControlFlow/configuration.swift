func f() {
  #if DEBUG
  x()
  #elseif os(Linux)
  y()
  #endif
  z()
}
// graph f
// 0: #if? -> DEBUG 1, os(Linux) 3, no clause 2
// 1: x() -> 2
// 2: z() -> exit
// 3: y() -> 2
