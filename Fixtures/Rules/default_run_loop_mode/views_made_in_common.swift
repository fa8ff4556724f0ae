import UIKit

final class SparkController: UITableViewController {
  private var timer: Timer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.addSpark() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func addSpark() {
    let spark = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    spark.center = CGPoint(x: CGFloat.random(in: 0...300), y: 400)
    view.addSubview(spark)
  }
}
