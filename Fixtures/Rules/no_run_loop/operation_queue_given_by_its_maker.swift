import Foundation

final class Uploader {
  private let queue: OperationQueue
  private var isLate = false

  init(queue: OperationQueue) {
    self.queue = queue
  }

  func upload() {
    queue.addOperation { [weak self] in
      let timer = Timer(timeInterval: 5, repeats: false) { _ in self?.isLate = true }  // expect: no_run_loop(error)
      RunLoop.current.add(timer, forMode: .common)
    }
  }
}

func makeUploader() -> Uploader {
  Uploader(queue: OperationQueue())
}
