import Foundation

/// What is asked is something else, and what is taken out is let go.
enum Diary {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var timer: Timer?
    nonisolated(unsafe) private static var pages = 0

    static func open() {
        let isEmpty: Bool = lock.withLock {
            return pages == 0
        }
        if isEmpty {
            let made = Timer(timeInterval: 30, repeats: true) { _ in save() }  // expect: restart_without_invalidate(note)
            RunLoop.main.add(made, forMode: .common)
            lock.withLock { timer = made }
        }
    }

    static func close() {
        let old: Timer? = lock.withLock {
            let old = timer
            timer = nil  // expect: missing_invalidate
            return old
        }
        print(old?.isValid ?? false)
    }

    private static func save() {}
}
