import Foundation

final class Heartbeat {
  private var timer: Timer?

  func start() {
    let beat = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }
    RunLoop.main.add(beat, forMode: .common)
    timer = beat
  }

  func stop() { timer?.invalidate() }

  private func beat() {}
}

let heartbeat = Heartbeat()
heartbeat.start()
while let line = readLine() {
  if line == "stop" { heartbeat.stop() }
}
