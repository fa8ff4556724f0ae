import Combine
import CoreBluetooth
import CoreMotion
import Foundation

final class Fetcher {
  private let own = URLSession(configuration: .default)
  private let onMain = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
  private let onNone = URLSession(configuration: .default, delegate: nil, delegateQueue: nil)
  private let given: URLSession
  private let either: URLSession
  private let monitor = NWPathMonitor()
  private let idle = NWPathMonitor()
  private let operation = BlockOperation()
  private let value = CurrentValueSubject<Int, Never>(0)
  private let names = ["a"]
  private var handles: Set<AnyCancellable> = []

  init(given: URLSession, isBusy: Bool) {
    self.given = given
    either = isBusy ? .shared : URLSession(configuration: .ephemeral)
  }

  func fetch(_ url: URL, _ queue: OperationQueue) {
    URLSession.shared.dataTask(with: url) { _, _, _ in print("session") }.resume()
    own.dataTask(with: url) { _, _, _ in print("session") }.resume()
    onMain.dataTask(with: url) { _, _, _ in print("main") }.resume()
    onNone.dataTask(with: url) { _, _, _ in print("session") }.resume()
    given.dataTask(with: url) { _, _, _ in print("unknown") }.resume()
    either.dataTask(with: url) { _, _, _ in print("session") }.resume()
    NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: .main) { _ in print("main") }
    NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("unknown") }
    NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: queue) { _ in print("unknown") }
    CMPedometer().startUpdates(from: Date()) { _, _ in print("callback") }
    CMMotionManager().startDeviceMotionUpdates(to: .main) { _, _ in print("main") }
  }

  func observe() {
    monitor.pathUpdateHandler = { _ in print("main") }
    monitor.start(queue: .main)
    idle.pathUpdateHandler = { _ in print("unknown") }
    operation.completionBlock = { print("callback") }
    value.receive(on: DispatchQueue.main).sink { _ in print("main") }.store(in: &handles)
    value.receive(on: DispatchQueue.global()).map { $0 + 1 }.sink { _ in print("global") }.store(in: &handles)
    value.debounce(for: 1, scheduler: RunLoop.main).sink { _ in print("main") }.store(in: &handles)
    value.map { $0 + 1 }.sink { _ in print("unknown") }.store(in: &handles)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in print("main") }.store(in: &handles)
    _ = names.map { $0 + "in place" }
    value.map { String($0) }.receive(on: OperationQueue.main).sink { _ in print("main") }.store(in: &handles)
  }
}

// execution
// 19 init: unknown
// 24 fetch: unknown
// 25 closure: in a callback on a background thread
// 26 closure: in a callback on a background thread
// 27 closure: main
// 28 closure: in a callback on a background thread
// 29 closure: unknown
// 30 closure: in a callback on a background thread
// 31 closure: main
// 32 closure: unknown
// 33 closure: unknown
// 34 closure: in a callback on a background thread
// 35 closure: main
// 38 observe: unknown
// 39 closure: main
// 41 closure: unknown
// 42 closure: in a callback on a background thread
// 43 closure: main
// 44 closure: on a global queue
// 44 closure: on a global queue
// 45 closure: main
// 46 closure: unknown
// 46 closure: unknown
// 47 closure: main
// 48 closure: unknown
// 49 closure: unknown
// 49 closure: main
