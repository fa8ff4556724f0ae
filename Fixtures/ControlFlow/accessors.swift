final class C {
  var a: Int = 0 {
    willSet { if newValue > 1 { x() } }
    didSet { y() }
  }
  var b: Int { a + 1 }
}
// graph willSet
// 0: newValue > 1? -> true 1, false exit
// 1: x() -> exit
// graph didSet
// 0: y() -> exit
// graph get
