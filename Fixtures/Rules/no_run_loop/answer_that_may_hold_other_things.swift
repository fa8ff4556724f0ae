import Foundation

struct Answer {
  var notice: String?
  var history: [String] = []
  var members: [String] = []
  var balance: Int?
}

/// Handles the answers of all requests; what an answer holds decides what is done.
final class Station {
  private var timers: [Timer] = []
  private var lines: [String] = []

  func receive(_ answer: Answer) {
    add(answer.history)
    greet(answer.members)
    count(answer.balance)
    if let notice = answer.notice {
      plan(notice)
    }
    announce(answer.notice)
  }

  private func add(_ history: [String]) { lines += history }

  private func greet(_ members: [String]) { lines += members }

  private func count(_ balance: Int?) { lines.append("\(balance ?? 0)") }

  private func plan(_ notice: String) {
    let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in print(notice) }  // expect: no_run_loop(note)
    timers.append(timer)
  }

  private func announce(_ notice: String?) {
    guard let notice else { return }
    let timer = Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { _ in print(notice) }  // expect: no_run_loop(note)
    timers.append(timer)
  }
}

final class Feed {
  private let station = Station()

  func show(_ answer: Answer) {
    DispatchQueue.main.async { self.station.receive(answer) }
  }

  func fetchHistory(_ fetch: @escaping () -> Answer) {
    DispatchQueue.global().async { self.station.receive(fetch()) }
  }
}

/// A part that is missing is a fault of the caller.
final class Signer {
  func sign(_ answer: Answer) {
    guard let notice = answer.notice else { return }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print(notice) }  // expect: no_run_loop
  }
}

final class Desk {
  private let signer = Signer()

  func show(_ answer: Answer) {
    DispatchQueue.main.async { self.signer.sign(answer) }
  }

  func fetch(_ fetch: @escaping () -> Answer) {
    DispatchQueue.global().async { self.signer.sign(fetch()) }
  }
}
