import Foundation

/// The only instance that the program makes is shared; another would be made by code that nothing calls.
final class Scanner {
  static let shared = Scanner()
  private var timer: Timer?
  private var rounds = 0

  func scan() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.rounds += 1 }
  }
}

/// The program makes another one, too.
final class Reader {
  static let shared = Reader()
  private var timer: Timer?
  private var rounds = 0

  func read() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.rounds += 1 }  // expect: missing_invalidate(warning), strong_self_in_handler(warning)
  }
}

final class ForgottenPanel {
  let scanner = Scanner()
}

func readAndScan() {
  Scanner.shared.scan()
  Reader.shared.read()
  let reader = Reader()
  reader.read()
}
