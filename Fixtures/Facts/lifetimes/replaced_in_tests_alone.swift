import Foundation

enum Services {
  private static var _clock = Clock()
  private static var _scale = Scale()
  private static var _lamp = Lamp()
  private static var _reader = Reader()

  private static var isRunningTests: Bool { NSClassFromString("XCTestCase") != nil }
  private static let isUnderTest = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

  static func setClock(_ double: Clock) {
    guard isRunningTests else { return }
    _clock = double
  }

  static func setScale(_ double: Scale) {
    if isUnderTest { _scale = double }
  }

  static func setLamp(_ double: Lamp) {
    guard !isUnderTest else { return }
    _lamp = double
  }

  static func setReader(_ double: Reader) {
    guard isRunningTests || CommandLine.arguments.count > 1 else { return }
    _reader = double
  }
}

final class Clock {}
final class Scale {}
final class Lamp {}
final class Reader {}

// lifetimes
// Services: mortal
// Clock: as long as the app
// Scale: as long as the app
// Lamp: mortal
// Reader: mortal
