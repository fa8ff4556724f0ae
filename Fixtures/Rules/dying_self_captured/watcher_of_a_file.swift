import Foundation

/// What is to be stopped watches a file; it is no timer.
final class NoteFile: NSObject {
  private var watcher: DispatchSourceFileSystemObject?

  func watch(_ descriptor: Int32) {
    let watcher = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .write, queue: .main)
    watcher.setEventHandler { print("written") }
    watcher.activate()
    self.watcher = watcher
  }

  private func stopWatching() {
    watcher?.cancel()
    watcher = nil
  }

  deinit {
    Task { @MainActor [weak self] in self?.stopWatching() }
  }
}
