#if os(macOS)
  import AppKit

  typealias UILabel = NSTextField

  extension NSTextField {
    var text: String? {
      get { stringValue }
      set { stringValue = newValue ?? "" }
    }
  }
#else
  import UIKit

  /// Nothing scrolls on it.
  final class LapController: UIViewController {
    private let label = UILabel()
    private var timer: Timer?
    private var laps = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      timer?.invalidate()
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
        guard let self else { return }
        laps += 1
        label.text = "\(laps)"
      }
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      timer?.invalidate()
    }
  }

  final class LapsController: UIViewController {
    private let list = UITableView()
    private let label = UILabel()
    private var timer: Timer?
    private var laps = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      timer?.invalidate()
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
        guard let self else { return }
        laps += 1
        label.text = "\(laps)"
      }
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      timer?.invalidate()
    }
  }
#endif
