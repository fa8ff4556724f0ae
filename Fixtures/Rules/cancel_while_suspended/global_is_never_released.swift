import Dispatch

private let heartbeat: DispatchSourceTimer = {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: .seconds(30))
  timer.setEventHandler { print("alive") }
  timer.activate()
  return timer
}()

private var isStopped = false

func stopHeartbeat() {
  guard !isStopped else { return }
  isStopped = true
  heartbeat.suspend()
  heartbeat.cancel()
}
