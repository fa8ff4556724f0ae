import Foundation

final class Heartbeat {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let beat = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }
    RunLoop.main.add(beat, forMode: .common)
    timer = beat
  }

  func stop() { timer?.invalidate() }

  private func beat() {}
}

let heartbeat = Heartbeat()
while let line = readLine() {
  if line == "start" { heartbeat.start() } else { heartbeat.stop() }
}
