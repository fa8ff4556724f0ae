import Dispatch

final class OldClock {
    private let source: dispatch_source_t
    private var isStopped = true

    init(queue: dispatch_queue_t, tick: dispatch_block_t) {
        source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue)
        dispatch_source_set_event_handler(source, tick)
    }

    func start() {
        guard isStopped else { return }
        configure()
        dispatch_resume(source)
        isStopped = false
    }

    private func configure() {
        dispatch_source_set_timer(source, dispatch_time(DISPATCH_TIME_NOW, 0), NSEC_PER_SEC, 0)
    }

    deinit {
        if isStopped { start() }
        dispatch_source_cancel(source)
    }
}
