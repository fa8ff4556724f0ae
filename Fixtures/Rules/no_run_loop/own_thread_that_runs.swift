import Foundation

func startTicking(_ tick: @escaping () -> Void) -> Thread {
  let thread = Thread {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in tick() }
    RunLoop.current.add(timer, forMode: .common)
    while !Thread.current.isCancelled {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    }
    timer.invalidate()
  }
  thread.start()
  return thread
}
