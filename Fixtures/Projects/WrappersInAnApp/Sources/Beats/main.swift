import Dispatch

/// Made, scheduled and started in one breath; stopped later.
final class Beat {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  var handler: (() -> Void)?

  func schedule() {
    source.schedule(deadline: .now(), repeating: .seconds(1), leeway: .milliseconds(100))
    source.setEventHandler { [weak self] in self?.handler?() }
  }

  func start() { source.resume() }

  func stop() { source.cancel() }
}

final class Band {
  private var beat: Beat?

  func open() {
    let beat = Beat()
    beat.handler = { print("beat") }
    beat.schedule()
    beat.start()
    self.beat = beat
  }

  func close() {
    beat?.stop()
    beat = nil
  }
}

let band = Band()
band.open()
band.close()
dispatchMain()
