import Combine
import SwiftUI

/// A publisher that outlives the evaluations of the body ticks at its own pace.
struct Gauge: View {
  @State private var isEditing = false
  @State private var ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    Toggle("Edit", isOn: $isEditing)
      .onReceive(ticks) { _ in
        NotificationCenter.default.post(name: .init("showBar"), object: nil)
      }
  }
}
