import Combine
import SwiftUI

final class FriendsModel: ObservableObject {
  @Published var text = ""
  @Published var isSearching = false
  @Published var isEmpty = true
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $text
      .debounce(for: 0.3, scheduler: RunLoop.main)  // expect: run_loop_scheduler(note)
      .sink { [weak self] _ in self?.isSearching = false }
      .store(in: &cancellables)
    $text
      .debounce(for: 0.2, scheduler: RunLoop.main)  // expect: run_loop_scheduler(warning)
      .sink { [weak self] in self?.isEmpty = $0.isEmpty }
      .store(in: &cancellables)
  }
}

/// It sets one of the bindings, and draws the other.
struct FriendsBar: View {
  @Binding var text: String
  @Binding var isSearching: Bool
  @Binding var isEmpty: Bool

  var body: some View {
    HStack {
      TextField("Name", text: $text)
        .onSubmit { isSearching = true }
      if isEmpty { Image(systemName: "magnifyingglass") }
    }
  }
}

struct FriendsView: View {
  @StateObject private var model = FriendsModel()

  var body: some View {
    List {
      FriendsBar(text: $model.text, isSearching: $model.isSearching, isEmpty: $model.isEmpty)
    }
  }
}
