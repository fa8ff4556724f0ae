import Foundation

final class Download: NSObject, URLSessionDataDelegate {
  private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
  private var timer: Timer?

  func begin(_ url: URL) {
    session.dataTask(with: url).resume()
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    guard error != nil, timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("retry") }  // expect: no_run_loop
  }
}
