import Dispatch

final class ImageCache {
  private let queue = DispatchQueue(label: "images", attributes: .concurrent)
  private var images: [String: [UInt8]] = [:]
  private var timer: DispatchSourceTimer?

  func startPurging() {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)  // expect: concurrent_handler_queue(warning)
    timer.schedule(deadline: .now() + 60, repeating: 60)
    timer.setEventHandler { [weak self] in self?.images.removeAll() }
    timer.resume()
    self.timer = timer
  }

  func store(_ image: [UInt8], named name: String) {
    images[name] = image
  }
}
