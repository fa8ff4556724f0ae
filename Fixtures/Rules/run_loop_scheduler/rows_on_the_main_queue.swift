import Combine
import SwiftUI

/// The main queue runs while the list is scrolled.
@MainActor
final class QueueInboxModel: ObservableObject {
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
    messages = QueueMailbox.messages
    hidden = QueueMailbox.hidden
  }

  private static func load() async -> Phase { .ready(await QueueMailbox.fetch()) }
}

enum QueueMailbox {
  nonisolated(unsafe) static var messages: [String] = []
  nonisolated(unsafe) static var hidden: [String] = []

  static func fetch() async -> [String] { messages }
}

struct QueueInboxView: View {
  @ObservedObject var model: QueueInboxModel

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
