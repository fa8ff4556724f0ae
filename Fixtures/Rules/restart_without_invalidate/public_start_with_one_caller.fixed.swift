import UIKit

/// Public, but the tree has its callers: what they do counts.
public final class Download {
  private var timer: Timer?

  public init() {}

  public func begin() {
    timer?.invalidate()
    timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.report() }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  private func report() {}

  deinit {
    timer?.invalidate()
  }
}

final class DownloadViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let download = Download()
    download.begin()
  }
}
