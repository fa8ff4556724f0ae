import Foundation

func sampleOnce(queue: dispatch_queue_t) {
  let timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue)
  dispatch_source_set_timer(timer, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0)
  dispatch_source_set_event_handler(timer) { print("tick") }
  dispatch_resume(timer)
  dispatch_suspend(timer)
  dispatch_resume(timer)
  dispatch_source_cancel(timer)
}
