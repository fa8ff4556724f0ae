import AppKit
import SwiftUI

/// What the poll finds changes in another application: no menu of this one is open then.
final class Permissions: ObservableObject {
  @Published private(set) var isTrusted = false
  @Published private(set) var isChecked = false
  private let queue = DispatchQueue(label: "permissions")
  private var timer: Timer?
  private var isChecking = false

  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.check() }  // expect: default_run_loop_mode(note)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func check() {
    guard !isChecking else { return }
    isChecking = true
    queue.async { [weak self] in
      let trusted = AXIsProcessTrusted()
      DispatchQueue.main.async {
        guard let self = self else { return }
        self.isChecking = false
        self.isTrusted = trusted
        self.isChecked = true
      }
    }
  }
}

/// Whether the lamp is on depends on what the handler changes itself.
final class Blinker: ObservableObject {
  @Published private(set) var isOn = false
  private var timer: Timer?

  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.blink() }  // expect: default_run_loop_mode(warning)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func blink() {
    let next = !isOn
    isOn = next
  }
}

struct PermissionList: View {
  @StateObject private var permissions = Permissions()
  @StateObject private var blinker = Blinker()

  var body: some View {
    List {
      Text(permissions.isTrusted ? "Trusted" : "Not trusted")
      Text(permissions.isChecked ? "Checked" : "Not checked")
      Circle().opacity(blinker.isOn ? 1 : 0)
    }
    .onAppear {
      permissions.start()
      blinker.start()
    }
    .onDisappear {
      permissions.stop()
      blinker.stop()
    }
  }
}
