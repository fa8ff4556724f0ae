import Combine
import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  @State private var connection: Cancellable?
  private let timer = Timer.publish(every: 1, on: .main, in: .common)  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
      .onAppear { connection = timer.connect() }
      .onDisappear { connection?.cancel() }
  }
}
