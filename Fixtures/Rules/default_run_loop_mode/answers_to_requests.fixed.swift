import UIKit

/// The volume of a device elsewhere: it moves when somebody turns it there.
final class VolumeController: UITableViewController {
  private let volume = UILabel()
  private let device = URL(fileURLWithPath: "/volume")
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.ask()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func ask() {
    URLSession.shared.dataTask(with: device) { [weak self] data, _, error in
      guard error == nil, let data else { return }
      DispatchQueue.main.async { self?.volume.text = "\(data.count)" }
    }.resume()
  }
}

/// A clock ticks beside it.
final class StationController: UITableViewController {
  private let volume = UILabel()
  private let clock = UILabel()
  private let device = URL(fileURLWithPath: "/volume")
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.clock.text = "\(Date())"
      self?.ask()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func ask() {
    URLSession.shared.dataTask(with: device) { [weak self] data, _, error in
      guard error == nil, let data else { return }
      DispatchQueue.main.async { self?.volume.text = "\(data.count)" }
    }.resume()
  }
}
