import UIKit

/// `super` calls what a superclass has: not the same method of another controller, and not the override that it stands in.
final class Lone: UIViewController {
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

class Base: UIViewController {
  override func viewDidAppear(_ animated: Bool) {}
}

final class Heir: Base {
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

func show(_ controller: Base) { controller.viewDidAppear(true) }

// calls
// 5 viewDidAppear: called at nowhere
// 9 viewDidAppear: called at 13, 16
// 13 viewDidAppear: called at 16
// 16 show: called at nowhere
