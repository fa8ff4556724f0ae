import Foundation

/// The closure ends something else of the owner's, which is no timer.
final class Scan: NSObject {
  private var work: DispatchWorkItem?

  func begin() {
    let work = DispatchWorkItem { print("scan") }
    DispatchQueue.global().async(execute: work)
    self.work = work
  }

  private func abort() {
    work?.cancel()
  }

  deinit {
    let scan = work
    DispatchQueue.main.async { scan?.cancel() }
  }
}
