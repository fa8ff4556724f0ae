import Foundation

final class Uploader: NSObject {
  private var timer: Timer?

  override init() {
    super.init()
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(flush), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func flush() {
    print("flush")
  }
}

final class Analytics {
  static let shared = Analytics()

  private let uploader: Uploader

  private init() {
    uploader = Uploader()
  }
}
