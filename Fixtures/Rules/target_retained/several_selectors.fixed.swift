import Foundation

final class Uplink: NSObject {
  private var timers: [Timer] = []

  func start() {
    stop()
    let plain = Timer(timeInterval: 1, repeats: true) { [weak self] timer in self?.plain(timer) }
    let labelled = Timer(
      timeInterval: 2,
      repeats: true) { [weak self] timer in self?.labelled(timer: timer) }
    let counted = Timer(fire: Date(), interval: 3, repeats: true) { [weak self] _ in _ = self?.counted() }
    let informed = Timer(timeInterval: 4, target: self, selector: #selector(plain(_:)), userInfo: ["a": 1], repeats: true)
    let commented = Timer(timeInterval: 5, target: self, /* us */ selector: #selector(plain(_:)), userInfo: nil, repeats: true)
    timers = [plain, labelled, counted, informed, commented]
    timers.forEach { RunLoop.main.add($0, forMode: .common) }
  }

  func stop() {
    timers.forEach { $0.invalidate() }
    timers = []
  }

  @objc private func plain(_ timer: Timer) {}
  @objc private func labelled(timer: Timer) {}
  @objc private func counted() -> Int { timers.count }
}
