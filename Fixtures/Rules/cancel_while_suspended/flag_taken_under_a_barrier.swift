import Foundation

/// The flag is read and changed in one block on a queue, the source is resumed after it.
public final class OldTimer {
    private let source: dispatch_source_t
    private let gate = dispatch_queue_create("gate", DISPATCH_QUEUE_CONCURRENT)
    private var isSuspended = true

    init(queue: dispatch_queue_t, tick: dispatch_block_t) {
        source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue)
        dispatch_source_set_event_handler(source, tick)
        dispatch_source_set_timer(source, dispatch_time(DISPATCH_TIME_NOW, 0), NSEC_PER_SEC, 0)
    }

    public func resume() {
        var wasSuspended = false
        dispatch_barrier_sync(gate) {
            wasSuspended = self.isSuspended
            if wasSuspended {
                self.isSuspended = false
            }
        }
        if !wasSuspended { return }
        dispatch_resume(source)
    }

    public func suspend() {
        var wasSuspended = false
        dispatch_barrier_sync(gate) {
            wasSuspended = self.isSuspended
            if !wasSuspended {
                self.isSuspended = true
            }
        }
        if wasSuspended { return }
        dispatch_suspend(source)
    }

    deinit {
        resume()
        dispatch_source_cancel(source)
    }
}
