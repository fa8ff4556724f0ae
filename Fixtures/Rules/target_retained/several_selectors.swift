import Foundation

final class Uplink: NSObject {
  private var first: Timer?
  private var second: Timer?
  private var third: Timer?
  private var fourth: Timer?
  private var fifth: Timer?

  func start() {
    stop()
    first = Timer(timeInterval: 1, target: self, selector: #selector(plain(_:)), userInfo: nil, repeats: true)  // expect: target_retained(note)
    second = Timer(  // expect: target_retained(note)
      timeInterval: 2,
      target: self,
      selector: #selector(labelled(timer:)),
      userInfo: nil,
      repeats: true)
    third = Timer(fireAt: Date(), interval: 3, target: self, selector: #selector(counted), userInfo: nil, repeats: true)  // expect: target_retained(note)
    fourth = Timer(timeInterval: 4, target: self, selector: #selector(plain(_:)), userInfo: ["a": 1], repeats: true)  // expect: target_retained(note)
    fifth = Timer(timeInterval: 5, target: self, /* us */ selector: #selector(plain(_:)), userInfo: nil, repeats: true)  // expect: target_retained(note)
    if let first { RunLoop.main.add(first, forMode: .common) }
    if let second { RunLoop.main.add(second, forMode: .common) }
    if let third { RunLoop.main.add(third, forMode: .common) }
    if let fourth { RunLoop.main.add(fourth, forMode: .common) }
    if let fifth { RunLoop.main.add(fifth, forMode: .common) }
  }

  func stop() {
    first?.invalidate()
    second?.invalidate()
    third?.invalidate()
    fourth?.invalidate()
    fifth?.invalidate()
  }

  @objc private func plain(_ timer: Timer) {}
  @objc private func labelled(timer: Timer) {}
  @objc private func counted() -> Int { 1 }
}
