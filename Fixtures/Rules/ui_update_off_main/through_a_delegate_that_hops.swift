import UIKit

protocol RecordingDelegate: AnyObject {
  func recording(hasLasted seconds: Int)
  func recordingHasEnded()
}

final class Recording {
  weak var delegate: RecordingDelegate?
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "recording"))

  func start() {
    timer.schedule(deadline: .now(), repeating: 1)
    timer.setEventHandler { [weak self] in
      self?.delegate?.recording(hasLasted: 1)
      DispatchQueue.main.async { self?.delegate?.recordingHasEnded() }
    }
    timer.activate()
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

  func recording(hasLasted seconds: Int) {
    DispatchQueue.main.async { self.label.text = "\(seconds) s" }
  }

  func recordingHasEnded() {
    label.text = "over"
  }
}
