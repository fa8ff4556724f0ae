import Foundation

final class SearchField {
  private var text = ""
  private var timer: Timer?

  func cleared() {
    timer?.invalidate()
    func log() {
      print("cleared")
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [unowned self] _ in  // expect: unowned_self_in_handler(warning)
      text = ""
      log()
    }
  }
}
