import Combine
import SwiftUI

/// A text field's binding sends with each key; a switch's at its click.
#if os(macOS)
  final class FilterModel: ObservableObject {
    @Published var text = "" {
      didSet { typed.send(text) }
    }
    @Published var isSorted = false
    @Published private(set) var shown = ""
    private let typed = PassthroughSubject<String, Never>()
    private var cancellables: Set<AnyCancellable> = []

    init() {
      typed
        .debounce(for: 0.2, scheduler: DispatchQueue.main)
        .sink { [weak self] in self?.shown = $0 }
        .store(in: &cancellables)
      $isSorted
        .debounce(for: 0.2, scheduler: DispatchQueue.main)
        .sink { [weak self] in self?.shown = $0 ? "sorted" : "as it comes" }
        .store(in: &cancellables)
    }
  }

  struct FilterView: View {
    @StateObject private var model = FilterModel()

    var body: some View {
      VStack {
        TextField("Filter", text: $model.text)
        Toggle("Sorted", isOn: $model.isSorted)
        Text(model.shown)
      }
    }
  }
#endif
