import AVFoundation
import UIKit

final class CameraController: UIViewController {
  /// A class of some library, which answers where it wants to.
  func open() {
    PermissionCenter.shared.requestAccess(.camera) { _ in
      self.perform(#selector(self.explain), with: nil, afterDelay: 0.1)
    }
  }

  /// Apple's answers on a queue of its own.
  func record() {
    AVCaptureDevice.requestAccess(for: .audio) { _ in
      self.perform(#selector(self.explain), with: nil, afterDelay: 0.1)  // expect: no_run_loop
    }
  }

  @objc private func explain() { title = "no camera" }
}
