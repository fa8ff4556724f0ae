import Foundation

/// A task in such a property ends when another one takes its place, and with its owner.
@propertyWrapper
final class SingleTask {
    private var task: Task<Void, Never>?

    init(wrappedValue: Task<Void, Never>?) {
        task = wrappedValue
    }

    var wrappedValue: Task<Void, Never>? {
        get { task }
        set {
            task?.cancel()
            task = newValue
        }
    }

    deinit {
        task?.cancel()
    }
}

/// The same, but nobody thought of the end.
@propertyWrapper
final class ReplacedTask {
    private var task: Task<Void, Never>?

    init(wrappedValue: Task<Void, Never>?) {
        task = wrappedValue
    }

    var wrappedValue: Task<Void, Never>? {
        get { task }
        set {
            task?.cancel()
            task = newValue
        }
    }
}

final class Scores {
    @SingleTask private var polling: Task<Void, Never>? = nil
    @ReplacedTask private var watching: Task<Void, Never>? = nil
    private var points = 0

    func follow() {
        polling = Task { [weak self] in
            while !Task.isCancelled {
                await self?.load()
                try? await Task.sleep(for: .seconds(5))
            }
        }
    }

    func watch() {
        watching = Task { [weak self] in  // expect: uncancelled_timer_task
            while !Task.isCancelled {
                await self?.load()
                try? await Task.sleep(for: .seconds(5))
            }
        }
    }

    private func load() async {
        points += 1
    }
}
