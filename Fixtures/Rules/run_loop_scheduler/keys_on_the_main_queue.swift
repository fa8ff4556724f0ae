import Combine
import SwiftUI

final class PatternModel: ObservableObject {
  @Published var pattern = ""
  @Published private(set) var shown = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $pattern
      .debounce(for: 0.2, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.shown = $0 }
      .store(in: &cancellables)
  }
}

struct PatternView: View {
  @StateObject private var model = PatternModel()

  var body: some View {
    List {
      TextField("Pattern", text: $model.pattern)
      Text(model.shown)
    }
  }
}
