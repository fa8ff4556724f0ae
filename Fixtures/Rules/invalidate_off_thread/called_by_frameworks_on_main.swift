import ChatKit
import UIKit

/// The superclass is out of sight, yet a controller of views.
class RoomViewController: ChatKitViewController {
  private var lobby: Timer?

  func watchLobby() {
    DispatchQueue.main.async {
      self.lobby?.invalidate()
      let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.title = "Lobby" }
      RunLoop.current.add(timer, forMode: .common)
      self.lobby = timer
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter()
  }

  public func leave() {
    lobby?.invalidate()
  }

  func enter() {
    lobby?.invalidate()
  }

  deinit { lobby?.invalidate() }
}
