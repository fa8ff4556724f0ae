import SwiftUI

struct ClockView: View {
  static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var now = Date()

  var body: some View {
    Text(now, style: .time)
      .onReceive(Self.timer) { now = $0 }
  }
}

struct HomeView: View {
  enum Page { case clock, about }

  @State private var page = Page.clock

  var body: some View {
    VStack {
      switch page {
      case .clock: ClockView()
      case .about: Text("About")
      }
      Button("About") { page = .about }
    }
  }
}
