import Dispatch

public protocol Listener: AnyObject {}

public final class TracedRadio {
  public weak var listener: Listener?
  private let source = DispatchSource.makeTimerSource(queue: .main)

  public init() {
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tune") }
    source.resume()
  }

  public func retune() {
    guard listener != nil else { return }
    source.suspend()
    source.schedule(deadline: .now(), repeating: 2)
    source.resume()
  }
}
