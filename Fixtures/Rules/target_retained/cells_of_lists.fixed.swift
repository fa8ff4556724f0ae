import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = OfferList()
    window?.makeKeyAndVisible()
    return true
  }
}

/// The first screen, which lives as long as the application: its pool keeps the cells.
final class OfferList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OfferCell.self, forCellReuseIdentifier: "offer")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 { return tableView.dequeueReusableCell(withIdentifier: "offer", for: indexPath) }
    return tableView.dequeueReusableCell(withIdentifier: "banner")
      ?? BannerCell(style: .default, reuseIdentifier: "banner")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    present(NoticeList(), animated: true)
  }
}

final class OfferCell: UITableViewCell {
  override func didMoveToWindow() { begin() }

  private func begin() {
    let timer = Timer(timeInterval: 5, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func turn() {}
}

final class BannerCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let timer = Timer(timeInterval: 5, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func turn() {}
}

/// Another screen, whose cells should go with it.
final class NoticeList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoticeCell.self, forCellReuseIdentifier: "notice")
  }
}

final class NoticeCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.turn() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func turn() {}
}
