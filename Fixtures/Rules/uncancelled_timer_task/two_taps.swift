import UIKit

/// Two taps start two, and both act.
final class RateViewController: UIViewController {
    private var loading: Task<Void, Error>?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
    }

    @IBAction func load() {
        loading = Task {  // expect: uncancelled_timer_task
            try await Task.sleep(nanoseconds: 3_000_000_000)
            title = "loaded"
        }
    }
}
