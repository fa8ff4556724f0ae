import Dispatch

private func logHeartbeat() {
  print("alive")
}

final class Beacon {
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beacon"))
  private let logTimer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beacon.log"))

  init() {
    timer.schedule(deadline: .now(), repeating: .seconds(1))
    timer.setEventHandler(handler: Self.beat)
    timer.activate()
    logTimer.schedule(deadline: .now(), repeating: .seconds(60))
    logTimer.setEventHandler(handler: logHeartbeat)
    logTimer.activate()
  }

  private static func beat() {
    print("beat")
  }
}
