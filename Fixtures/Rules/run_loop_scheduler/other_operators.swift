import Combine
import SwiftUI

final class NameModel: ObservableObject {
  @Published var name = ""
  @Published var isValid = false
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $name
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .collect(.byTime(DispatchQueue.main, .seconds(1)))
      .sink { [weak self] names in self?.isValid = names.allSatisfy { $0.count > 3 } }
      .store(in: &cancellables)
  }
}
