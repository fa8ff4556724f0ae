import UIKit

/// Made in two ways, added in one.
final class FilmView: UIScrollView {
  private final class Proxy: NSObject {
    weak var view: FilmView?
    @objc func step() { view?.showNext() }
  }

  private let proxy = Proxy()
  private let label = UILabel()
  private var link: CADisplayLink?
  private var number = 0

  func play(slowly: Bool) {
    stop()
    proxy.view = self
    if slowly {
      link = CADisplayLink(target: proxy, selector: #selector(Proxy.step))
      link?.preferredFramesPerSecond = 10
    } else {
      link = CADisplayLink(target: proxy, selector: #selector(Proxy.step))
    }
    link?.add(to: .main, forMode: .common)
  }

  private func showNext() {
    number += 1
    label.text = String(number)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  deinit {
    link?.invalidate()
  }
}
