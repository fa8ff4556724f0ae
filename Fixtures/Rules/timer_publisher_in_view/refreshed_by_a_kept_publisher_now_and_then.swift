import SwiftUI

struct ShareView: View {
  @State private var used = 0
  @State private var ticks = Timer.publish(every: 30, on: .main, in: .common).autoconnect()
  let share: Share

  var body: some View {
    Text("\(used)")
      .onReceive(ticks) { _ in used = share.current() }
  }
}

struct Share {
  let files: [String]

  func current() -> Int { files.count }
}
