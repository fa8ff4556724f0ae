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

/// A view that is made again counts down again, which is what is wanted.
struct CountdownView: View {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var left = 10

  var body: some View {
    Text("\(left)")
      .onReceive(timer.prefix(20)) { _ in
        left -= 1
        if left == 0 { timer.upstream.connect().cancel() }
      }
  }
}
