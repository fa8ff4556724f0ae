import AppKit

/// Who adopts it is told of nothing else.
protocol GaugeDelegate: class {
  func gaugeMoved(_ gauge: ForgottenGauge)
}

protocol GaugeSource: NSObjectProtocol {
  var level: Int { get }
}

/// Nothing starts it, whatever it adopts.
final class ForgottenGauge: NSObject, GaugeDelegate, GaugeSource {
  private var timer: Timer?
  var level = 0

  func startForgottenGauge() {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(move), userInfo: nil, repeats: true)
  }

  @objc private func move() { level += 1 }

  func gaugeMoved(_ gauge: ForgottenGauge) {}
}

func showGauge() {
  let gauge = ForgottenGauge()
  gauge.gaugeMoved(gauge)
}
