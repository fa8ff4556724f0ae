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
            .debounce(for: 0.5, scheduler: RunLoop.main)  // expect: run_loop_scheduler(warning)
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

/// The list is made with another model; this one's results are drawn where nothing scrolls.
final class RoomsModel: Searching {
    @Published var rows: [String] = []
    @Published var text = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $text
            .debounce(for: 0.5, scheduler: RunLoop.main)  // expect: run_loop_scheduler(note)
            .sink { [weak self] in self?.rows = [$0] }
            .store(in: &cancellables)
    }
}

struct RoomView: View {
    @StateObject private var rooms = RoomsModel()

    var body: some View {
        VStack {
            TextField("Room", text: $rooms.text)
            Text(rooms.rows.first ?? "")
        }
    }
}

struct DirectoryApp: App {
    var body: some Scene {
        WindowGroup { PeopleView() }
        WindowGroup("Rooms") { RoomView() }
    }
}
