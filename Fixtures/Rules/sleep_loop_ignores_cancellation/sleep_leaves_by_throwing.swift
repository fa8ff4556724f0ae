import SwiftUI

struct ClockView: View {
  @State private var now = Date()

  var body: some View {
    Text(now, style: .time)
      .task {
        do {
          while true {
            now = Date()
            try await Task.sleep(for: .seconds(1))
          }
        } catch {
          print("stopped")
        }
      }
  }
}
