import Foundation

final class SearchField {
  private var text = ""
  private var timer: Timer?

  /// The handler keeps the local function, which keeps the owner: nothing dangles.
  func typed() {
    timer?.invalidate()
    func finish() {
      text = ""
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [unowned self] _ in
      text += "."
      finish()
    }
  }
}
