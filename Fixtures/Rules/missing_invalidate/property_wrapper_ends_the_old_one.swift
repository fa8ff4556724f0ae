import Foundation

@propertyWrapper
struct Ending {
  private var value: Timer?

  init(wrappedValue: Timer?) {
    value = wrappedValue
  }

  var wrappedValue: Timer? {
    get { value }
    set {
      value?.invalidate()
      value = newValue
    }
  }
}

final class Upload {
  @Ending private var timer: Timer?

  func begin() {
    let timer = Timer(timeInterval: 30, repeats: true) { _ in print("send") }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer = nil
  }
}
