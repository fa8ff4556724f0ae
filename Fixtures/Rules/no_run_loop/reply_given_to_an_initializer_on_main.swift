import Foundation

/// It replies on the main queue, from wherever it works.
final class Finder {
  init(address: String, reply: @escaping (String?) -> Void) {
    DispatchQueue.global().async {
      let found = address.isEmpty ? nil : address
      DispatchQueue.main.async { reply(found) }
    }
  }
}

final class FinderClient {
  private var finder: Finder?

  func connect(to address: String) {
    finder = Finder(address: address) { found in
      if found == nil {
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("again") }
      }
    }
  }
}
