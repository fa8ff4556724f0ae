import UIKit

final class Link {
  func connect() {}
}

/// Only a method that nothing calls selects 'check()': the other class means its own.
final class WalletController: UIViewController {
  private var check: Timer?
  private var steps: Timer?
  /// Nothing ever fills it.
  private var link: Link?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let link { link.connect() }
    present(SyncController(), animated: true)
  }

  func syncEnded() {
    check = Timer(timeInterval: 2, target: self, selector: #selector(checkLink), userInfo: nil, repeats: true)
    RunLoop.main.add(check!, forMode: .common)
  }

  @objc private func checkLink() {
    steps = Timer(timeInterval: 5, target: self, selector: #selector(step), userInfo: nil, repeats: true)  // expect: missing_invalidate(note), target_retained(note)
    RunLoop.main.add(steps!, forMode: .common)
  }

  @objc private func step() { view.alpha = 1 }
}

final class SyncController: UIViewController {
  private var check: Timer?
  private var steps: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    check = Timer(timeInterval: 2, target: self, selector: #selector(checkLink), userInfo: nil, repeats: false)
    RunLoop.main.add(check!, forMode: .common)
  }

  @objc private func checkLink() {
    steps = Timer(timeInterval: 5, target: self, selector: #selector(step), userInfo: nil, repeats: true)  // expect: missing_invalidate(warning), target_retained(warning)
    RunLoop.main.add(steps!, forMode: .common)
  }

  @objc private func step() { view.alpha = 1 }
}

/// A switch for developers, which is off: nothing makes the client.
final class MenuController: UIViewController {
  let testServer: String? = nil
  let realServer: String? = "wss://studio.invalid"

  override func viewDidLoad() {
    super.viewDidLoad()
    present(WalletController(), animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let server = testServer { TestClient(server).begin() }
    if let server = realServer { RealClient(server).begin() }
  }
}

final class TestClient: NSObject {
  private let server: String
  init(_ server: String) { self.server = server }

  func begin() {
    let timer = Timer(timeInterval: 2, target: self, selector: #selector(ask), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func ask() { print(server) }
}

final class RealClient: NSObject {
  private let server: String
  init(_ server: String) { self.server = server }

  func begin() {
    let timer = Timer(timeInterval: 2, target: self, selector: #selector(ask), userInfo: nil, repeats: true)  // expect: missing_invalidate(warning), target_retained(warning)
    RunLoop.main.add(timer, forMode: .common)
  }

  @objc private func ask() { print(server) }
}
