import Foundation

final class Watch {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("late") }  // expect: no_run_loop
  }
}

let watch = Watch()
watch.start()
let listener = NSXPCListener.service()
listener.resume()
