import SwiftUI

@MainActor
final class ClockModel: ObservableObject {
  @Published var now = Date()

  func run() async {
    while !Task.isCancelled {
      now = Date()
      try? await Task.sleep(for: .seconds(1))
    }
  }
}

struct ClockView: View {
  @StateObject private var model = ClockModel()

  var body: some View {
    Text(model.now, style: .time)
      .task { await model.run() }
  }
}
