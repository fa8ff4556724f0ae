import SwiftUI

/// Builders run with the body; actions do not.
struct ClockView: View {
  @State private var now = Date()

  var body: some View {
    VStack {
      HStack {
        Text(now, style: .time)
          .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }  // expect: timer_publisher_in_view(warning)
      }
      Text("Later")
    }
  }
}
