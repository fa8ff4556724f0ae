import Dispatch
import XCTest

final class Repeater {
  private let source: DispatchSourceTimer

  init(queue: DispatchQueue?, _ handler: @escaping () -> Void) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler(handler: handler)
    source.activate()
  }

  deinit { source.cancel() }
}

final class RepeaterTests: XCTestCase {
  private var count = 0

  func testCounts() {
    let repeater = Repeater(queue: .global()) { self.count += 1 }
    count = 0
    withExtendedLifetime(repeater) { sleep(1) }
    XCTAssertGreaterThan(count, 0)
  }
}
