import Combine
import SwiftUI

/// The error is drawn on a sheet of its own, which does not scroll, by a field that a scrolling screen uses, too.
final class FriendModel: ObservableObject {
  @Published var nickname = ""
  @Published var error: String?
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $nickname
      .debounce(for: .seconds(0.5), scheduler: RunLoop.main)  // expect: run_loop_scheduler(note)
      .sink { [weak self] nickname in self?.error = nickname.isEmpty ? "Missing" : nil }
      .store(in: &subscriptions)
  }
}

final class PageModel: ObservableObject {
  func page(for friend: FriendModel) -> some View { FriendPage(model: friend) }
}

struct WallView: View {
  @StateObject private var pages = PageModel()
  @StateObject private var friend = FriendModel()
  @State private var isAdding = false

  var body: some View {
    List { Button("Add") { isAdding = true } }
      .sheet(isPresented: $isAdding) { pages.page(for: friend) }
  }
}

struct FriendPage: View {
  @ObservedObject var model: FriendModel

  var body: some View {
    VStack { MessageField(text: $model.nickname, message: $model.error) }
  }
}

struct MessageField: View {
  @Binding var text: String
  @Binding var message: String?

  var body: some View {
    VStack {
      TextField("Name", text: $text)
      Text(message ?? "")
    }
  }
}

struct DiaryView: View {
  @State private var text = ""
  @State private var message: String?

  var body: some View {
    ScrollView { MessageField(text: $text, message: $message) }
  }
}
