import Foundation

final class Answers: NSObject, URLSessionDataDelegate {
  private var timer: Timer?

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    guard error != nil, timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("retry") }
  }
}

final class Client {
  private let answers = Answers()
  private let session: URLSession

  init() {
    session = URLSession(configuration: .default, delegate: answers, delegateQueue: .main)
  }
}
