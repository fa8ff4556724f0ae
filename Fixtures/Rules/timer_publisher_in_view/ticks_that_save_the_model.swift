import SwiftUI

final class NotesModel: ObservableObject {
  @Published var notes: [String] = []

  func save() throws { notes.append("saved") }
}

func report(_ text: String) { print(text) }

/// Each save evaluates the parent, which makes this view again.
struct NotesView: View {
  let title: String
  @ObservedObject var model: NotesModel
  let timer = Timer.publish(every: 20, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text(title)
      .onReceive(timer) { _ in
        report("tick")
        try? model.save()
      }
  }
}

struct FolderView: View {
  @StateObject private var model = NotesModel()

  var body: some View {
    VStack {
      NotesView(title: "Notes", model: model)
      Text("\(model.notes.count)")
    }
  }
}

/// What it only reads evaluates nothing.
struct CountView: View {
  let title: String
  @ObservedObject var model: NotesModel
  let timer = Timer.publish(every: 20, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text(title)
      .onReceive(timer) { _ in
        report("\(model.notes.count)")
      }
  }
}

struct CountsView: View {
  @ObservedObject var model: NotesModel

  var body: some View {
    VStack {
      CountView(title: "Count", model: model)
      Text("Below")
    }
  }
}
