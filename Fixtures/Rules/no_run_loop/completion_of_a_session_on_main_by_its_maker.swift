import Foundation

/// One of the sessions that may be meant calls back on the main queue.
final class Account {
  private var session: URLSession

  init() {
    session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
  }

  func useBackground() {
    session = URLSession(configuration: .ephemeral)
  }

  func load() {
    session.dataTask(with: URL(fileURLWithPath: "a")) { _, _, _ in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("again") }
    }.resume()
  }
}

final class Download {
  private let session: URLSession

  init() {
    session = URLSession(configuration: .default, delegate: nil, delegateQueue: OperationQueue.main)
  }

  func load() {
    session.dataTask(with: URL(fileURLWithPath: "a")) { _, _, _ in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("again") }
    }.resume()
  }
}

final class Upload {
  private let session: URLSession

  init(session: URLSession) {
    self.session = session
  }

  func load() {
    session.dataTask(with: URL(fileURLWithPath: "a")) { _, _, _ in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("again") }
    }.resume()
  }
}

public final class Client {
  private let session: URLSession

  public init(session: URLSession = URLSession(configuration: .default)) {
    self.session = session
  }

  func load() {
    session.dataTask(with: URL(fileURLWithPath: "a")) { _, _, _ in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("again") }
    }.resume()
  }
}
