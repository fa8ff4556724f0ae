import Foundation

final class MemoryMonitor: NSObject {
  private static var timer: Timer?

  class func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 30, target: self, selector: #selector(sample), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  class func stop() {
    timer?.invalidate()
    timer = nil
  }

  @objc private class func sample() {
    print(ProcessInfo.processInfo.physicalMemory)
  }
}
