import Foundation

/// The queue that its maker gives it is the main one.
final class Uploader {
  private let queue: OperationQueue
  private var isLate = false

  init(queue: OperationQueue) {
    self.queue = queue
  }

  func upload() {
    queue.addOperation { [weak self] in
      let timer = Timer(timeInterval: 5, repeats: false) { _ in self?.isLate = true }
      RunLoop.current.add(timer, forMode: .common)
    }
  }
}

/// Here or there: nobody knows.
final class Downloader {
  private var queue = OperationQueue()
  private var isLate = false

  func useMain() {
    queue = .main
  }

  func download() {
    queue.addOperation { [weak self] in
      let timer = Timer(timeInterval: 5, repeats: false) { _ in self?.isLate = true }
      RunLoop.current.add(timer, forMode: .common)
    }
  }
}

func makeUploader() -> Uploader {
  Uploader(queue: OperationQueue.main)
}
