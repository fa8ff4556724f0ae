import Foundation

final class ProgressLog {
    private var timer: Timer?
    private var lines = 0

    init(every interval: TimeInterval = 5) {
        let timer = Timer(timeInterval: interval, repeats: true) { [weak self] timer in
            guard let self else {
                timer.invalidate()
                return
            }
            self.lines += 1
        }
        timer.tolerance = 1
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
    }
}

/// The log is made where the indexer is: on the main actor.
final class Indexer {
    private let log = ProgressLog()
    private let files: [URL]

    init(files: [URL]) { self.files = files }

    func run() async -> Int { files.count }
}

@MainActor
final class Library {
    private(set) var count = 0

    func rebuild(_ files: [URL]) {
        let indexer = Indexer(files: files)
        Task { [weak self] in
            let count = await indexer.run()
            self?.show(count)
        }
    }

    private func show(_ count: Int) { self.count = count }
}
