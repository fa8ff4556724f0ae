import Dispatch

@MainActor
public final class Search {
  private var pending: DispatchWorkItem?
  private var results = 0
  private let queue = DispatchQueue(label: "search")

  func textChanged() {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.results += 1 }  // expect: isolated_handler_off_main
    pending = item
    queue.asyncAfter(deadline: .now() + 0.3, execute: item)
  }
}
