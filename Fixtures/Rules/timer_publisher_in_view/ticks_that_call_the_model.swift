import SwiftUI

final class FeedModel: ObservableObject {
  @Published var items: [String] = []

  func refresh() async { items.append("item") }
  func save() throws { items.removeLast() }
  func summary() -> String { items.joined() }
}

struct FeedView: View {
  @EnvironmentObject var model: FeedModel
  let timer = Timer.publish(every: 20, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text(model.items.joined())
      .onReceive(timer) { _ in Task { await model.refresh() } }
  }
}

struct DraftView: View {
  @EnvironmentObject var model: FeedModel
  let timer = Timer.publish(every: 20, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text(model.items.joined())
      .onReceive(timer) { _ in try? model.save() }
  }
}

/// Its ticks ask and change nothing.
struct LogView: View {
  @Binding var lines: [String]
  let timer = Timer.publish(every: 20, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("log")
      .onReceive(timer) { _ in print(lines.joined()) }
  }
}

struct HomeView: View {
  @EnvironmentObject var model: FeedModel

  var body: some View {
    VStack {
      Text("\(model.items.count)")
      FeedView()
      DraftView()
    }
  }
}

struct ConsoleView: View {
  @State private var lines = ["first"]

  var body: some View {
    VStack {
      Text("\(lines.count)")
      LogView(lines: $lines)
    }
  }
}
