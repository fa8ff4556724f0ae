import Combine
import SwiftUI

/// The answer ends the requests; whenever a parent makes the view again, they begin again.
struct RequestView: View {
  let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)
  let answers: AnyPublisher<String, Never>
  let request: () -> Void
  @State private var answer = ""

  var body: some View {
    Text(answer)
      .onReceive(timer) { _ in request() }
      .onReceive(answers) { text in
        timer.upstream.connect().cancel()
        answer = text
      }
  }
}
