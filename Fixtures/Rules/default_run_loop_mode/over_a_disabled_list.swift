import SwiftUI

/// The list cannot be touched while the time is shown.
struct UploadView: View {
  @State private var isBusy = false
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    ZStack {
      List {
        Text("Files")
      }
      .disabled(isBusy)
      if isBusy {
        Text("\(seconds)")
      }
    }
    .onDisappear { timer?.invalidate() }
  }

  func start() {
    isBusy = true
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: default_run_loop_mode(note)
      seconds += 1
    }
  }
}

struct UploadApp: App {
  var body: some Scene {
    WindowGroup {
      UploadView()
    }
  }
}
