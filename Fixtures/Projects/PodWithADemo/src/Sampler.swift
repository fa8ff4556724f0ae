import Foundation

/// The demo keeps its only one as long as it runs; other programs may not.
public final class Sampler: NSObject {
  private var timer: Timer?

  public func start() {
    timer?.invalidate()
    let sampling = Timer(timeInterval: 60, target: self, selector: #selector(sample), userInfo: nil, repeats: true)  // expect: target_retained(warning), missing_invalidate(warning)
    RunLoop.main.add(sampling, forMode: .common)
    timer = sampling
  }

  @objc private func sample() { print("sample") }
}
