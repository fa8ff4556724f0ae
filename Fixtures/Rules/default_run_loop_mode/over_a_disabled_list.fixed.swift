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
    let timer = Timer(timeInterval: 1, repeats: true) { _ in
      seconds += 1
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }
}

struct UploadApp: App {
  var body: some Scene {
    WindowGroup {
      UploadView()
    }
  }
}
