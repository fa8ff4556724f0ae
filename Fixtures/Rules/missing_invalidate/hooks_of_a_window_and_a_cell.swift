import AppKit
import SwiftUI

final class ClockWindowController: NSWindowController, NSWindowDelegate {
  private let field = NSTextField(labelWithString: "")
  private var timer: Timer?

  override func windowDidLoad() {
    super.windowDidLoad()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.field.stringValue = Date().description }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func windowWillClose(_ notification: Notification) {
    timer?.invalidate()
  }
}

struct ClockField: NSViewRepresentable {
  final class Coordinator {
    var timer: Timer?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeNSView(context: Context) -> NSTextField {
    let field = NSTextField(labelWithString: "")
    let timer = Timer(timeInterval: 1, repeats: true) { [weak field] _ in field?.stringValue = Date().description }
    RunLoop.main.add(timer, forMode: .common)
    context.coordinator.timer = timer
    return field
  }

  func updateNSView(_ field: NSTextField, context: Context) {}

  static func dismantleNSView(_ field: NSTextField, coordinator: Coordinator) {
    coordinator.timer?.invalidate()
  }
}
