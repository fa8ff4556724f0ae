import UIKit

final class PlacesController: UIViewController {
  private let label = UILabel()
  private var list: UITableView?
  private var timer: Timer?

  func showList() {
    let list = UITableView(frame: view.bounds)
    view.addSubview(list)
    self.list = list
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
