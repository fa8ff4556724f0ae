import Gauge
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let sampler = Sampler()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    sampler.start()
    return true
  }
}

final class OrderController: UIViewController {
  private var order: OrderSampler?

  @IBAction func confirm() {
    let order = OrderSampler()
    order.start()
    let gauge = TWGaugeView()
    gauge.show()
    view.addSubview(gauge)
    self.order = order
  }
}
