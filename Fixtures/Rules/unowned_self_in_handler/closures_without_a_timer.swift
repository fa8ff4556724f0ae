import Dispatch

final class Importer {
  private var imported = 0

  func run(_ work: @escaping () -> Int) {
    DispatchQueue.main.async { [unowned self] in
      imported += work()
    }
  }
}
