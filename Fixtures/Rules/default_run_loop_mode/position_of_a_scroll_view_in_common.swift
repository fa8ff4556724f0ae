import Combine
import SwiftUI

/// The timer turns the pages, which the user may be turning.
struct PagesView: View {
  @State private var page: Int?
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    ScrollView(.horizontal) {
      HStack { ForEach(0..<5, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
    }
    .scrollPosition(id: $page)
    .onReceive(timer) { _ in page = ((page ?? 0) + 1) % 5 }
  }
}

/// The number stands beside what scrolls.
struct NumberedPagesView: View {
  @State private var position: Int?
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    VStack {
      Text("\(seconds)")
      ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } }.scrollPosition(id: $position)
    }
    .onReceive(timer) { _ in seconds += 1 }
  }
}
