import UIKit

final class UploadsViewController: UIViewController {
  private var timers: [UUID: Timer] = [:]

  func track(_ upload: UUID, in cell: UITableViewCell) {
    timers[upload]?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak cell] _ in
      cell?.setNeedsLayout()
    }
    RunLoop.main.add(timer, forMode: .common)
    timers[upload] = timer
  }

  deinit {
    timers.values.forEach { $0.invalidate() }
  }
}
