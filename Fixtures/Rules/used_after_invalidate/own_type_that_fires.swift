import Foundation

final class Engine {
  var fireDate = Date()
  func invalidate() {}
  func fire() {}
}

func turn(_ engine: Engine) {
  engine.invalidate()
  engine.fire()
  engine.fireDate = Date()
}
