import Combine
import Foundation

/// Nothing here shows that it is drawn: the configuration says so.
final class Model {
    private var timer: Timer?
    private var seconds = 0

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }  // expect: default_run_loop_mode(warning)
    }

    func stop() {
        timer?.invalidate()
    }

    func follow(_ words: AnyPublisher<String, Never>) -> AnyPublisher<String, Never> {
        words.debounce(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()  // expect: run_loop_scheduler(warning)
    }
}
