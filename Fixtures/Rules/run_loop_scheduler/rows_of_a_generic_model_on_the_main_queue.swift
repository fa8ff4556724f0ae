import Combine
import SwiftUI

protocol Searching: ObservableObject {
    associatedtype Row
    var rows: [Row] { get set }
    var text: String { get set }
}

/// A view for any such model lists what this one finds.
final class PeopleModel: Searching {
    @Published var rows: [String] = []
    @Published var text = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $text
            .debounce(for: 0.5, scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.rows = [$0] }
            .store(in: &cancellables)
    }
}

struct ResultsView<Source: Searching>: View where Source.Row == String {
    @ObservedObject var source: Source

    var body: some View {
        List {
            TextField("Name", text: $source.text)
            ForEach(source.rows, id: \.self) { Text($0) }
        }
    }
}

struct PeopleView: View {
    @StateObject private var people = PeopleModel()

    var body: some View {
        ResultsView(source: people)
    }
}

struct DirectoryApp: App {
    var body: some Scene {
        WindowGroup { PeopleView() }
    }
}
