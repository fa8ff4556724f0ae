import SwiftUI

/// Half a minute may as well be a minute: the count is there without the tick.
struct QuotaView: View {
  @State private var used = 0
  @State private var isOpen = false
  let quota: Quota

  var body: some View {
    VStack {
      Text("\(used)")
      Toggle("Details", isOn: $isOpen)
    }
    .onAppear { refresh() }
    .onReceive(Timer.publish(every: 30, on: .main, in: .common).autoconnect()) { _ in  // expect: timer_publisher_in_view(note)
      refresh()
    }
  }

  private func refresh() {
    used = quota.current()
  }
}

/// Each tick counts.
struct CountView: View {
  @State private var count = 0
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("\(count)")
      Toggle("Details", isOn: $isOpen)
    }
    .onReceive(Timer.publish(every: 30, on: .main, in: .common).autoconnect()) { _ in  // expect: timer_publisher_in_view(warning)
      count += 1
    }
  }
}

struct Quota {
  let files: [String]

  func current() -> Int { files.count }
}
