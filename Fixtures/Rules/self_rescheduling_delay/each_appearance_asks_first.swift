import UIKit

final class FeedViewController: UIViewController {
  private var isRefreshing = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isRefreshing {
      isRefreshing = true
      refresh()
    }
  }

  private func refresh() {
    print("refresh")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(note)
      self.refresh()
    }
  }
}
