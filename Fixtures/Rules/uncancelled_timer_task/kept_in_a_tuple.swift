/// Each save that is asked for takes the place of the one that still waits, with what both have to write.
public final class DraftSaver {
    private var waiting: (lines: [String], task: Task<Void, Never>)?

    public func save(_ lines: [String]) {
        var lines = lines
        if let (earlier, task) = waiting {
            task.cancel()
            lines = earlier + lines
        }
        waiting = (lines, makeTask())
    }

    private func makeTask() -> Task<Void, Never> {
        Task { [weak self] in
            guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
            self?.write()
        }
    }

    private func write() {
        waiting?.lines.forEach { print($0) }
    }
}

public final class GuardedSaver {
    private var waiting: (lines: [String], task: Task<Void, Never>)?
    private var written: [String] = []

    public func save(_ lines: [String]) {
        end()
        let task = Task { [weak self] in
            guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
            self?.written += lines
        }
        waiting = (lines, task)
    }

    public func saveNow(_ lines: [String]) {
        if case let (_, task)? = waiting { task.cancel() }
        let task = Task { [weak self] in
            guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return }
            self?.written += lines
        }
        waiting = (lines, task)
    }

    public func saveLater(_ lines: [String]) {
        waiting?.1.cancel()
        waiting = (lines, Task { [weak self] in
            guard (try? await Task.sleep(for: .seconds(20))) != nil else { return }
            self?.written += lines
        })
    }

    private func end() {
        guard let (_, task) = waiting else { return }
        task.cancel()
    }
}

/// What waits is asked for its lines only: two tasks write.
public final class ForgetfulSaver {
    private var waiting: (lines: [String], task: Task<Void, Never>)?
    private var written: [String] = []

    public func save(_ lines: [String]) {
        var lines = lines
        if let (earlier, _) = waiting { lines = earlier + lines }
        let task = Task { [weak self] in  // expect: uncancelled_timer_task
            try? await Task.sleep(for: .seconds(2))
            self?.written += lines
        }
        waiting = (lines, task)
    }
}

/// The task that is taken apart and cancelled belongs to another property.
public final class TwoSavers {
    private var waiting: (lines: [String], task: Task<Void, Never>)?
    private var loading: (name: String, task: Task<Void, Never>)?
    private var written: [String] = []

    public func save(_ lines: [String]) {
        if let (_, task) = loading { task.cancel() }
        let task = Task { [weak self] in  // expect: uncancelled_timer_task
            try? await Task.sleep(for: .seconds(2))
            self?.written += lines
        }
        waiting = (lines, task)
    }

    public func load(_ name: String) {
        loading = (name, Task { print(name) })
    }
}
