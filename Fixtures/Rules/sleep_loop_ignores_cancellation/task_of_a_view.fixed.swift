import SwiftUI

struct ClockView: View {
  @State private var now = Date()

  var body: some View {
    Text(now, style: .time)
      .task {
        while !Task.isCancelled {
          now = Date()
          try? await Task.sleep(for: .seconds(1))
        }
      }
  }
}
