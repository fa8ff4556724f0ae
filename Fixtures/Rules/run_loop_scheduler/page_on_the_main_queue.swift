import Combine
import SwiftUI

final class GroupModel: ObservableObject {
  @Published var name = ""
  @Published var error: String?
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $name
      .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .sink { [weak self] name in self?.error = name.isEmpty ? "Missing" : nil }
      .store(in: &subscriptions)
  }
}

struct GroupPage: View {
  @StateObject private var model = GroupModel()

  var body: some View {
    List {
      TextField("Name", text: $model.name)
      Text(model.error ?? "")
    }
  }
}
