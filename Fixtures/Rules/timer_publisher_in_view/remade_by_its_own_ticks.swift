import SwiftUI

final class DevicesModel: ObservableObject {
  @Published var names: [String] = []

  func refresh() {
    names.append("Device \(names.count)")
  }
}

/// Each refresh evaluates the parent, which makes this view again.
struct DevicesView: View {
  @EnvironmentObject var model: DevicesModel
  let timer = Timer.publish(every: 20, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text(model.names.joined())
      .onReceive(timer) { _ in model.refresh() }
  }
}

struct AccountView: View {
  @EnvironmentObject var model: DevicesModel

  var body: some View {
    VStack {
      Text("\(model.names.count)")
      DevicesView()
    }
  }
}

struct RecorderView: View {
  @Binding var steps: Int
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(steps)")
      .onReceive(timer) { _ in record() }
  }

  private func record() { steps += 1 }
}

struct RecordingView: View {
  @State private var taken = 0

  var body: some View {
    VStack {
      RecorderView(steps: $taken)
      Text("\(taken)")
    }
  }
}

final class Dialog: ObservableObject {
  enum Page { case code, done }

  @Published var page: Page? = .code

  func end() { page = nil }
}

/// Its tick takes it away.
struct DoneView: View {
  @EnvironmentObject var dialog: Dialog
  let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("Done")
      .onReceive(timer) { _ in dialog.end() }
  }
}

struct DialogView: View {
  @ObservedObject var dialog: Dialog

  var body: some View {
    switch dialog.page {
    case .done: DoneView()
    default: Button("Next") { dialog.page = .done }
    }
  }
}
