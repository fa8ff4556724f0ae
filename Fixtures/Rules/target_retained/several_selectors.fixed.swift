import Foundation

final class Uplink: NSObject {
  private var first: Timer?
  private var second: Timer?
  private var third: Timer?
  private var fourth: Timer?
  private var fifth: Timer?

  func start() {
    stop()
    first = Timer(timeInterval: 1, repeats: true) { [weak self] timer in self?.plain(timer) }
    second = Timer(
      timeInterval: 2,
      repeats: true) { [weak self] timer in self?.labelled(timer: timer) }
    third = Timer(fire: Date(), interval: 3, repeats: true) { [weak self] _ in _ = self?.counted() }
    fourth = Timer(timeInterval: 4, target: self, selector: #selector(plain(_:)), userInfo: ["a": 1], repeats: true)
    fifth = Timer(timeInterval: 5, target: self, /* us */ selector: #selector(plain(_:)), userInfo: nil, repeats: true)
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
