import SwiftUI

/// A makefile with scripts makes no library of the app: the whole screen is in sight, and nothing on it scrolls.
public struct CodeView: View {
  @ObservedObject var model: CodeModel

  public var body: some View {
    VStack {
      Text("Enter the code")
      Text("\(model.left)")
    }
  }
}

@main struct CodeApp: App {
  var body: some Scene {
    WindowGroup { WelcomeView() }
  }
}

struct WelcomeView: View {
  @StateObject private var model = CodeModel()

  var body: some View {
    NavigationStack {
      CodeView(model: model)
    }
  }
}

final class CodeModel: ObservableObject {
  @Published var left = 60
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.left -= 1
    }
  }

  func stop() { timer?.invalidate() }
}
