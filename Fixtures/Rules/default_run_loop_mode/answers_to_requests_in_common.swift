import UIKit

final class BatteryController: UITableViewController {
  private let battery = UILabel()
  private let device = URL(fileURLWithPath: "/battery")
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.ask()
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func ask() {
    URLSession.shared.dataTask(with: device) { [weak self] data, _, error in
      guard error == nil, let data else { return }
      DispatchQueue.main.async { self?.battery.text = "\(data.count)" }
    }.resume()
  }
}
