import Dispatch

extension DispatchQueue {
  static let metrics = DispatchQueue(label: "metrics", qos: .utility)
  static let images = DispatchQueue(label: "images", qos: .userInitiated, attributes: .concurrent)
}

func makeBackgroundTimer() -> DispatchSourceTimer {
  DispatchSource.makeTimerSource(queue: .global(qos: .background))  // expect: concurrent_handler_queue(warning)
}
