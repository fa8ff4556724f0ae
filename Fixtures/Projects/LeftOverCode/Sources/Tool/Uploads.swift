import Firmware
import Foundation

/// The extension adopts a delegate's protocol of another module, which asks for nothing that stands elsewhere.
final class Upload {
  private var timer: Timer?
  private(set) var seconds = 0

  func start() { seconds = 1 }

  /// Its only call is gone.
  func startCounting() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(count), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func count() { seconds += 1 }
}

extension Upload: FirmwareProgressDelegate {
  func progressDidEnd() { seconds = 0 }
}

/// The method stands where the protocol is adopted: its delegate may call it.
final class Download {
  private var timer: Timer?
  private(set) var seconds = 0

  func start() { seconds = 1 }

  @objc private func count() { seconds += 1 }
}

extension Download: FirmwareProgressDelegate {
  func progressDidBegin() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(count), userInfo: nil, repeats: true)  // expect: missing_invalidate(warning), target_retained(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

func startTransfers() {
  Upload().start()
  Download().start()
}
