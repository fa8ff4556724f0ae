import SwiftUI

struct ClockView: View {
  @State private var now = Date()

  var body: some View {
    Text(now, style: .time)
      .task {
        repeat {
          now = Date()
          do {
            try await Task.sleep(for: .seconds(1))
          } catch {}
        } while !Task.isCancelled
      }
  }
}
