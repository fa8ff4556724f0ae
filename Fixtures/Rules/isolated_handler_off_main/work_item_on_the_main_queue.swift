import Dispatch

@MainActor
final class Search {
  private var pending: DispatchWorkItem?
  private var results = 0

  func textChanged() {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.results += 1 }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }
}
