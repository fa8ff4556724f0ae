import Foundation

final class SearchField {
  private var text = ""
  private var timer: Timer?

  func cleared() {
    timer?.invalidate()
    func log() {
      print("cleared")
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      self?.text = ""
      log()
    }
  }
}
