import CoreData

/// The view context's blocks run on the main queue.
final class NoteStore {
  private let container: NSPersistentContainer
  private lazy var context = container.viewContext
  private var tries = 0

  init(container: NSPersistentContainer) { self.container = container }

  func save() {
    context.perform { [weak self] in
      self?.tryAgain()
    }
  }

  private func tryAgain() {
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
      self?.tries += 1
    }
  }
}
