import SwiftUI

/// It never fires, however often it is made.
struct ClockView: View {
  @State private var now = Date()
  let timer = Timer.publish(every: 1, on: .main, in: .common)  // expect: publisher_never_connected

  var body: some View {
    Text(now, style: .time)
      .onReceive(timer) { now = $0 }
  }
}
