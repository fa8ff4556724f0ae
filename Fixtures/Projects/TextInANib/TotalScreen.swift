import UIKit

final class TotalScreen: UIViewController {
  @IBOutlet private weak var total: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    total.text = "0"
  }
}
