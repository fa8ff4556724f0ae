import Foundation

final class Uplink: NSObject {
  private var timers: [Timer] = []

  func start() {
    let plain = Timer(timeInterval: 1, target: self, selector: #selector(plain(_:)), userInfo: nil, repeats: true)  // expect: target_retained(note)
    let labelled = Timer(  // expect: target_retained(note)
      timeInterval: 2,
      target: self,
      selector: #selector(labelled(timer:)),
      userInfo: nil,
      repeats: true)
    let counted = Timer(fireAt: Date(), interval: 3, target: self, selector: #selector(counted), userInfo: nil, repeats: true)  // expect: target_retained(note)
    let informed = Timer(timeInterval: 4, target: self, selector: #selector(plain(_:)), userInfo: ["a": 1], repeats: true)  // expect: target_retained(note)
    let commented = Timer(timeInterval: 5, target: self, /* us */ selector: #selector(plain(_:)), userInfo: nil, repeats: true)  // expect: target_retained(note)
    timers.append(contentsOf: [plain, labelled, counted, informed, commented])
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
