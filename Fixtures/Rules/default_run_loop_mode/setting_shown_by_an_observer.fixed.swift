import AppKit
import Combine
import SwiftUI

class ImageItem: NSTouchBarItem {
  let button = NSButton()

  var picture: NSImage? {
    didSet { button.image = picture }
  }

  var text = "" {
    didSet { button.title = text }
  }
}

/// It looks at a setting, and shows one of two pictures.
final class LightItem: ImageItem {
  private let light = Light()
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.look()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }

  private func look() {
    picture = light.isOn ? NSImage(named: "on") : NSImage(named: "off")
  }
}

struct Light {
  var isOn: Bool { UserDefaults.standard.bool(forKey: "light") }
}

/// The same way, but the time is another one at each fire.
final class ClockItem: ImageItem {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.show()
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() {
    timer?.invalidate()
  }

  private func show() {
    text = Date().description
  }
}

/// A flag without a written type: what asks the system hangs on nothing that the fires move.
final class Access: ObservableObject {
  @Published private(set) var isGranted = false
  private let ask: () -> Bool
  private var ticks: AnyCancellable?

  init(ask: @escaping () -> Bool) {
    self.ask = ask
  }

  func watch() {
    ticks = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in
        guard let self else { return }
        isGranted = ask()
      }
  }
}

struct AccessView: View {
  @ObservedObject var access: Access

  var body: some View {
    Text(access.isGranted ? "granted" : "missing")
  }
}
