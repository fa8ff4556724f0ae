import CoreData

/// The context's blocks run on its own queue.
final class DraftStore {
  private let container: NSPersistentContainer
  private lazy var context = container.newBackgroundContext()
  private var tries = 0

  init(container: NSPersistentContainer) { self.container = container }

  func save() {
    context.perform { [weak self] in
      self?.tryAgain()
    }
  }

  private func tryAgain() {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in  // expect: no_run_loop
      self?.tries += 1
    }
  }
}
