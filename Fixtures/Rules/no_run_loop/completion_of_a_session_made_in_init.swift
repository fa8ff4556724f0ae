import Foundation

final class Account {
  private let session: URLSession

  init() {
    session = URLSession(configuration: .ephemeral)
  }

  func register(_ token: String, completion: @escaping (Error?) -> Void) {
    guard !token.isEmpty else {
      completion(NSError(domain: "no token", code: 1))
      return
    }
    call("register/\(token)") { error in completion(error) }
  }

  private func call(_ method: String, completion: @escaping (Error?) -> Void) {
    let task = session.dataTask(with: URL(fileURLWithPath: method)) { _, _, error in completion(error) }
    task.resume()
  }
}

final class Registration {
  private let account: Account
  private var retry: Timer?

  init(account: Account) {
    self.account = account
  }

  func register() {
    account.register("token") { [weak self] error in
      if error != nil { self?.tryLater() }
    }
  }

  private func tryLater() {
    retry = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in  // expect: no_run_loop(error)
      self?.register()
    }
  }
}

final class Download {
  private let session: URLSession

  init(session: URLSession = URLSession(configuration: .default)) {
    self.session = session
  }

  func load() {
    session.dataTask(with: URL(fileURLWithPath: "a")) { _, _, _ in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("again") }  // expect: no_run_loop(error)
    }.resume()
  }
}
