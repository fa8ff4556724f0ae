import Foundation

/// Whether the closure is made hangs on the thread that lets go of the object.
final class Player {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stop() {
    if Thread.isMainThread {
      timer?.invalidate()
      return
    }
    DispatchQueue.main.async { self.timer?.invalidate() }  // expect: dying_self_captured(warning)
  }

  deinit { stop() }
}

/// An exit that asks something else, and a question that does not exit.
final class Recorder {
  private var timer: Timer?
  private var isRecording = false

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    isRecording = true
  }

  private func stop() {
    if !isRecording { return }
    if Thread.isMainThread { print("main") }
    DispatchQueue.main.async { self.timer?.invalidate() }  // expect: dying_self_captured(error)
  }

  deinit { stop() }
}

/// A method that calls itself, one that is static, one of another object, and one in a closure.
final class Meter {
  private static func report(_ meter: Meter) {
    DispatchQueue.main.async { meter.timer?.invalidate() }
  }

  private let other = Player()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func pause() {
    DispatchQueue.main.async { self.timer?.invalidate() }
  }

  private func stop(_ depth: Int) {
    if depth > 0 { stop(depth - 1) }
    self.end()
  }

  private func end() {
    let timer = timer
    DispatchQueue.main.async { timer?.invalidate() }
    DispatchQueue.main.async { self.log() }
    other.start()
  }

  private func log() { print("ended") }

  deinit { stop(1) }
}
