import Dispatch

public protocol Listener: AnyObject {}

public final class Radio {
  public weak var listener: Listener?
  private let source = DispatchSource.makeTimerSource(queue: .main)

  public init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tune") }
    source.resume()
  }

  public func retune() {
    guard listener != nil else { return }
    source.cancel()
    source.resume()  // expect: resume_after_cancel
  }
}
