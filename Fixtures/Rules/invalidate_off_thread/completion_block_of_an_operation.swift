import UIKit

final class Download: Operation {}

final class DownloadController: UIViewController {
  private var timer: Timer?
  private var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    let download = Download()
    download.completionBlock = { [weak self] in
      self?.timer?.invalidate()  // expect: invalidate_off_thread
    }
    OperationQueue().addOperation(download)
  }
}
