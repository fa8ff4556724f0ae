import Combine
import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  @State private var subscription: AnyCancellable?

  var body: some View {
    Button("Start: \(left)") {
      subscription = Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
        .sink { _ in left -= 1 }
    }
  }
}
