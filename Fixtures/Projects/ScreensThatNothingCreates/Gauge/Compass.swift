import UIKit

extension AppDelegate {
  func showCompass() {
    let screen = CompassController()
    let rows = DialsController(style: .plain)
    window?.rootViewController?.present(screen, animated: true)
    screen.present(rows, animated: true)
    if let tint = screen.storyboard?.instantiateViewController(withIdentifier: "TintPicker") as? TintController {
      rows.present(tint, animated: true)
    }
  }
}

final class CompassController: UIViewController {
  private let needle = NeedleView()
  private let dial = DialView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(needle)
    view.addSubview(dial)
    needle.start()
    dial.start()
  }
}

final class DialsController: UITableViewController {
  private let dial = DialView()
}

final class OldCompassController: UITableViewController {
  private let needle = NeedleView()
}

final class TintController: UIViewController {}
