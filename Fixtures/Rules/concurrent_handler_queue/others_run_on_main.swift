import Dispatch

final class Uploads {
    private var waiting: [String] = []
    private var timer: DispatchSourceTimer?

    func start() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource()  // expect: concurrent_handler_queue(warning)
        timer.schedule(deadline: .now() + 5, repeating: 5)
        timer.setEventHandler { [weak self] in self?.waiting.removeAll() }
        timer.activate()
        self.timer = timer
    }

    func add(_ name: String) {
        DispatchQueue.main.async { [weak self] in self?.waiting.append(name) }
    }
}
