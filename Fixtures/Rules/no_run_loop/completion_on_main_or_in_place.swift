import Foundation

/// The answer comes on the main queue; what fails at once fails where it was asked.
final class Account {
  func load(_ name: String, completion: @escaping (Bool) -> Void) {
    guard !name.isEmpty else {
      completion(false)
      return
    }
    URLSession.shared.dataTask(with: URL(fileURLWithPath: name)) { _, _, error in
      DispatchQueue.main.async { completion(error == nil) }
    }.resume()
  }

  func start(_ name: String) {
    load(name) { isLoaded in
      if !isLoaded {
        Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in self?.start(name) }
      }
    }
  }
}

/// Whether the work is done here or in the background is not known.
final class Work {
  func run(inBackground: Bool, _ body: @escaping () -> Void) {
    if inBackground {
      DispatchQueue.global().async(execute: body)
    } else {
      body()
    }
  }

  func start() {
    run(inBackground: false) {
      Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in print("done") }
    }
  }
}

/// The table's method is another one than this class's.
final class Sensors {
  private let sensors = NSHashTable<NSObject>.weakObjects()
  private let queue = OperationQueue()

  func note(_ sensor: NSObject) {
    queue.addOperation { self.sensors.add(sensor) }
  }

  func add(sensor: NSObject) {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("read") }
  }
}
