import Combine
import SwiftUI

struct ClockView: View {
  @State private var now = Date()
  private let timer = Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text(now, style: .time)
      .onReceive(timer) { now = $0 }
  }
}
