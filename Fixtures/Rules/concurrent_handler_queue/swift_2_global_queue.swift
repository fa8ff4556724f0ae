import Foundation

class Uploader {
  var pending = [String]()
  var timer: dispatch_source_t?

  func start() {
    if timer != nil { return }
    let queue = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0)
    let source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue)  // expect: concurrent_handler_queue(warning)
    dispatch_source_set_timer(source, DISPATCH_TIME_NOW, 10 * NSEC_PER_SEC, NSEC_PER_SEC)
    dispatch_source_set_event_handler(source) { [weak self] in self?.pending.removeAll() }
    dispatch_resume(source)
    timer = source
  }

  func enqueue(name: String) {
    pending.append(name)
  }
}
