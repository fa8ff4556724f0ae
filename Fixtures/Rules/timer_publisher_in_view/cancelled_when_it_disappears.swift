import SwiftUI

/// That it ends with the view says nothing about the times at which its parent makes it again; and the connection that
/// is cancelled here is a second one.
struct LatencyView: View {
  let host: String
  @State private var samples = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(host): \(samples)")
      .onReceive(timer) { _ in samples += 1 }
      .onDisappear { timer.upstream.connect().cancel() }
  }
}

struct HostView: View {
  @State private var host = ""

  var body: some View {
    VStack {
      TextField("Host", text: $host)
      LatencyView(host: host)
    }
  }
}
