import SwiftUI

struct Booster: NSViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeNSView(context: Context) -> NSView {
    context.coordinator.begin()
    return NSView()
  }

  final class Coordinator {
    func begin() {}
  }
}

final class Monitor {
  func begin() {}
}

// calls
// 4 makeCoordinator: called at nowhere
// 6 makeNSView: called at nowhere
// 12 begin: called at 7
// 17 begin: called at nowhere
