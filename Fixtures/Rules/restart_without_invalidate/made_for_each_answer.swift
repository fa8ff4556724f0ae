import Foundation

final class Routes {
  func load(_ done: @escaping (String) -> Void) {
    guard let url = URL(string: "https://example.com") else {
      done("")
      return
    }
    URLSession.shared.dataTask(with: url) { _, _, _ in
      done("found")
    }.resume()
  }
}

/// Each answer starts the alarm that was made for it.
final class Alarm {
  private var timer: Timer?
  private var rings = 0

  func start(_ place: String) {
    timer = Timer(timeInterval: 5, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      rings += 1
    }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  deinit { timer?.invalidate() }
}

final class Harbour {
  private let routes = Routes()

  func callForHelp() {
    let alarm = Alarm()
    routes.load { alarm.start($0) }
  }
}

@MainActor func run() {
  let harbour = Harbour()
  harbour.callForHelp()
  harbour.callForHelp()
}
