import UIKit

extension AppDelegate {
  func showWeather() {
    window?.rootViewController?.present(WeatherController(), animated: true)
  }
}

final class WeatherController: UIViewController {
  #if DEBUG
  /// Nothing reads it, so that it is never made.
  private lazy var speedLabel: SpeedLabel = {
    let label = SpeedLabel()
    return label
  }()
  #endif
  private lazy var rateLabel = RateLabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rateLabel)
    title = HumidityLabel.format(70)
  }
}

final class SpeedLabel: UILabel {
  private var link: CADisplayLink?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(note), missing_invalidate(note)
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step(_ link: CADisplayLink) { text = "\(link.timestamp)" }
}

final class RateLabel: UILabel {
  private var link: CADisplayLink?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(warning), missing_invalidate(warning)
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step(_ link: CADisplayLink) { text = "\(link.timestamp)" }
}

/// Only a method of the type itself is used.
final class HumidityLabel: UILabel {
  private var link: CADisplayLink?

  static func format(_ value: Int) -> String { "\(value) %" }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    link?.invalidate()
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: target_retained(note), missing_invalidate(note)
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step(_ link: CADisplayLink) { text = "\(link.timestamp)" }
}
