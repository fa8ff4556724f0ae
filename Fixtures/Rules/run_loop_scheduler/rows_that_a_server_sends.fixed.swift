import Combine
import SwiftUI

/// Nobody waits for rows that come from elsewhere: that the list stands still while it is scrolled is welcome. What
/// the user has asked for, and what is no row, should come.
@MainActor
final class InboxModel: ObservableObject {
  @Published var messages: [String] = []
  @Published var hidden: [String] = []
  @Published var isEmpty = false
  @Published var phase = Phase.loading
  @Published var unread = 0
  @Published var showsHidden = false { didSet { arrivals.send(()) } }
  let arrivals = PassthroughSubject<Void, Never>()
  let receipts = PassthroughSubject<Void, Never>()
  let keys: AnyPublisher<String, Never>
  private var cancellables: Set<AnyCancellable> = []

  enum Phase { case loading, ready([String]) }

  init(keys: AnyPublisher<String, Never>) {
    self.keys = keys
    arrivals
      .debounce(for: 0.5, scheduler: DispatchQueue.main)
      .sink { [weak self] in withAnimation { self?.reload() } }
      .store(in: &cancellables)
    arrivals
      .debounce(for: 0.5, scheduler: DispatchQueue.main)
      .sink { [weak self] in Task { self?.phase = await Self.load() } }
      .store(in: &cancellables)
    receipts
      .debounce(for: 0.5, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.unread += 1 }
      .store(in: &cancellables)
    keys
      .debounce(for: 0.5, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.messages = [$0] }
      .store(in: &cancellables)
  }

  func receive(_ data: Data) {
    arrivals.send(())
    receipts.send(())
  }

  private func reload() {
    isEmpty = false
    messages = Mailbox.messages
    hidden = Mailbox.hidden
  }

  private static func load() async -> Phase { .ready(await Mailbox.fetch()) }
}

enum Mailbox {
  nonisolated(unsafe) static var messages: [String] = []
  nonisolated(unsafe) static var hidden: [String] = []

  static func fetch() async -> [String] { messages }
}

struct InboxView: View {
  @ObservedObject var model: InboxModel

  var body: some View {
    List {
      if model.isEmpty { Text("Nothing here") }
      Text("\(model.unread) unread, \(model.hidden.count) hidden")
      ForEach(model.messages, id: \.self) { Text($0) }
      if case .ready(let rows) = model.phase { Text(rows.joined()) }
      Toggle("Hidden", isOn: $model.showsHidden)
    }
  }
}

/// Text may be typed, whoever sends it.
final class MatchesModel: ObservableObject {
  @Published var matches: [String] = []
  private let query = CurrentValueSubject<String, Never>("")
  private var subscription: AnyCancellable?

  init() {
    subscription =
      query
      .debounce(for: 0.5, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.matches = [$0] }
  }

  func search(_ text: String) { query.value = text }
}

struct MatchesView: View {
  @ObservedObject var model: MatchesModel

  var body: some View {
    List(model.matches, id: \.self) { Text($0) }
  }
}

/// A chart's points are no rows.
final class DoseModel: ObservableObject {
  @Published var dose = 0 { didSet { changes.send(()) } }
  @Published var points: [Sample] = []
  private let changes = PassthroughSubject<Void, Never>()
  private var subscription: AnyCancellable?

  struct Sample { let height: Double }

  init() {
    subscription =
      changes
      .debounce(for: 0.4, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.points = [Sample(height: 1)] }
  }
}

struct DoseView: View {
  @StateObject private var model = DoseModel()

  var body: some View {
    Form {
      Canvas { context, size in
        for point in model.points {
          context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: point.height)), with: .color(.red))
        }
      }
      Stepper("Dose", value: $model.dose)
    }
  }
}
