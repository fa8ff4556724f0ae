import UIKit

protocol RecordingDelegate: AnyObject {
  func recording(_ recording: Recording, hasLasted seconds: Int)
}

final class Recording {
  weak var delegate: RecordingDelegate?
  private var seconds = 0
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "recording"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in self?.count() }
    timer.activate()
  }

  private func count() {
    seconds += 1
    delegate?.recording(self, hasLasted: seconds)
  }

  deinit { timer.activate() }
}

final class RecordingViewController: UIViewController, RecordingDelegate {
  private let label = UILabel()
  private let recording = Recording()

  override func viewDidLoad() {
    super.viewDidLoad()
    recording.delegate = self
    recording.start()
  }

  func recording(_ recording: Recording, hasLasted seconds: Int) {
    label.text = "\(seconds) s"  // expect: ui_update_off_main(warning)
  }
}

/// Conforms as well, but nothing makes it the delegate of a recording.
final class PreviewViewController: UIViewController, RecordingDelegate {
  private let label = UILabel()

  func recording(_ recording: Recording, hasLasted seconds: Int) {
    label.text = "\(seconds) s"
  }
}
