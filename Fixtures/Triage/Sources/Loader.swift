import Dispatch

/// Has a queue and no timer.
final class Loader {
  private let queue = DispatchQueue(label: "org.example.harbor.loader")

  func lock() { queue.suspend() }
  func unlock() { queue.resume() }
}
