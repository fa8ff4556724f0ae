import SpriteKit
import UIKit

/// The file of the scene says that it is one.
final class OrbitScene: SKScene {
  private var turns = 0

  override func didMove(to view: SKView) {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in  // expect: missing_invalidate, strong_self_in_handler
      self.turns += 1
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}

extension CompassController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let scene = SKScene(fileNamed: "OrbitScene") else { return }
    (view as? SKView)?.presentScene(scene)
  }
}
