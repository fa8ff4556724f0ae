import AVFoundation
import UIKit

/// The export always calls back, whether the screen is there or not; the user only starts it.
final class ExportController: UIViewController {
  private var progress: Float = 0

  @IBAction func export(_ sender: UIButton) {
    guard let session = AVAssetExportSession(asset: AVAsset(url: URL(fileURLWithPath: "film")), presetName: "any") else {
      return
    }
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.progress = session.progress }
    RunLoop.main.add(timer, forMode: .common)
    session.exportAsynchronously {
      DispatchQueue.main.async { timer.invalidate() }
    }
  }
}
