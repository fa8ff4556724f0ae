import Foundation

/// The program keeps its only one as long as it runs.
public final class Sampler: NSObject {
  private var timer: Timer?

  public func start() {
    timer?.invalidate()
    let sampling = Timer(timeInterval: 60, target: self, selector: #selector(sample), userInfo: nil, repeats: true)
    RunLoop.main.add(sampling, forMode: .common)
    timer = sampling
  }

  @objc private func sample() { print("sample") }
}

/// The program makes a new one for each order.
public final class OrderSampler: NSObject {
  private var timer: Timer?

  public func start() {
    timer?.invalidate()
    let sampling = Timer(timeInterval: 60, target: self, selector: #selector(sample), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning)
    RunLoop.main.add(sampling, forMode: .common)
    timer = sampling
  }

  /// Nobody calls it.
  public func startSlowly() {
    timer?.invalidate()
    let sampling = Timer(timeInterval: 600, target: self, selector: #selector(sample), userInfo: nil, repeats: true)  // expect: target_retained(note), missing_invalidate(note)
    RunLoop.main.add(sampling, forMode: .common)
    timer = sampling
  }

  @objc private func sample() { print("sample") }
}
