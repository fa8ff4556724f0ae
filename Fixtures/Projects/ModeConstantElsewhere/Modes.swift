import Foundation

enum Modes {
  static let drawing: RunLoop.Mode = .default
  static let ticking = RunLoop.Mode.common
}
