import AppKit
import SwiftUI

/// What the poll sets when it stops moves nothing at a later fire.
struct AccessView: View {
  @State private var isTrusted = false
  @State private var usesKeys = false
  @State private var timer: Timer?
  let keys: KeyWatcher

  var body: some View {
    VStack {
      Text(isTrusted ? "Trusted" : "Not trusted")
      Toggle("Keys", isOn: $usesKeys)
    }
    .onAppear { start() }
    .onDisappear { stop() }
  }

  private func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in check() }  // expect: default_run_loop_mode(note)
  }

  private func check() {
    let wasTrusted = isTrusted
    isTrusted = AXIsProcessTrusted()
    if !isTrusted && keys.isOn {
      keys.isOn = false
      usesKeys = false
    }
    if !wasTrusted && isTrusted {
      stop()
      if keys.isOn {
        keys.isOn = false
        keys.isOn = true
      }
    }
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}

final class KeyWatcher {
  var isOn = false
}
