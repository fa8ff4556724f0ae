import UIKit

/// What the argument `on:` gives is no queue, though it starts out as `nil`: nothing tells where the closure runs.
final class Downloads: NSObject {
  func refresh(by reader: Reader) {
    reader.readFolder("/", on: Downloads.service(), completion: { self.restore() })
  }

  static func service() -> Service? {
    var made: Service? = nil
    if made == nil { made = Service() }
    return made
  }

  private func restore() { perform(#selector(removeRest), with: nil, afterDelay: 3) }

  @objc private func removeRest() {}
}
