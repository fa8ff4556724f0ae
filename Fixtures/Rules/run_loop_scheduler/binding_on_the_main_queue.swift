import Combine
import SwiftUI

final class PeopleModel: ObservableObject {
  @Published var text = ""
  @Published var isEmpty = true
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $text
      .debounce(for: 0.2, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.isEmpty = $0.isEmpty }
      .store(in: &cancellables)
  }
}

struct PeopleBar: View {
  @Binding var text: String
  @Binding var isEmpty: Bool

  var body: some View {
    HStack {
      TextField("Name", text: $text)
      if isEmpty { Image(systemName: "magnifyingglass") }
    }
  }
}

struct PeopleView: View {
  @StateObject private var model = PeopleModel()

  var body: some View {
    List {
      PeopleBar(text: $model.text, isEmpty: $model.isEmpty)
    }
  }
}
