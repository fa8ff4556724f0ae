import UIKit

class AlertController: UIViewController {
  var terms: UITextView?
  let label = UILabel()
}
