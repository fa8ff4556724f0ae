import Foundation

typealias Action = () -> Void

final class Worker {
  private let serial = DispatchQueue(label: "serial")
  private let operations = OperationQueue()
  private let mainLike = OperationQueue()
  private lazy var lazily: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }()
  private var stored: Action = {}
  private let group = DispatchGroup()

  init() { mainLike.underlyingQueue = .main }

  func run(_ given: DispatchQueue, _ mainQueue: DispatchQueue, _ list: OperationQueue) {
    serial.async { print(1) }
    serial.sync { print(2) }
    DispatchQueue.main.sync { print(3) }
    given.async { print(4) }
    mainQueue.async { print(5) }
    operations.addOperation { print(6) }
    OperationQueue.main.addOperation { print(7) }
    mainLike.addOperation { print(8) }
    lazily.addOperation { print(9) }
    list.addOperation { print(10) }
    group.notify(queue: .main) { print(11) }
    group.notify(queue: serial) { print(12) }
    RunLoop.main.perform { print(13) }
    RunLoop.current.perform { print(14) }
    Thread.detachNewThread { print(15) }
    Thread { print(16) }.start()
    OperationQueue().addOperation { print(17) }
    DispatchQueue.global().asyncAfter(deadline: .now()) { print(18) }
    DispatchQueue.main.asyncAfter(deadline: .now()) { print(19) }
  }

  func pass(_ queue: DispatchQueue) {
    runOnMain { print(1) }
    request(on: serial) { print(2) }
    request(on: .main) { print(3) }
    let work = { print(4) }
    serial.async(execute: work)
    let unused = { print(5) }
    let twice = { print(6) }
    DispatchQueue.main.async(execute: twice)
    twice()
    stored = { print(7) }
    serial.async { self.stored() }
    { print(8) }()
    withUnsafeBytes(of: 1) { _ in print(9) }
    unknown { print(10) }
  }

  func hop() {
    Task { @MainActor in print(1) }
    Task.detached { print(2) }
    Task.detached { @MainActor in print(3) }
    Task { await MainActor.run { print(4) } }
  }
}

// execution
// 10 closure: unknown
// 14 closure: unknown
// 17 init: unknown
// 19 run: unknown
// 20 closure: on a private queue
// 21 closure: unknown
// 22 closure: main
// 23 closure: unknown
// 24 closure: main
// 25 closure: on an operation queue
// 26 closure: main
// 27 closure: unknown
// 28 closure: on an operation queue
// 29 closure: unknown
// 30 closure: main
// 31 closure: on a private queue
// 32 closure: main
// 33 closure: unknown
// 34 closure: on a thread that the program creates
// 35 closure: on a thread that the program creates
// 36 closure: on an operation queue
// 37 closure: on a global queue
// 38 closure: main
// 41 pass: unknown
// 42 closure: main
// 43 closure: on a private queue
// 44 closure: main
// 45 closure: on a private queue
// 47 closure: unknown
// 48 closure: main, unknown
// 51 closure: on a private queue
// 52 closure: on a private queue
// 53 closure: unknown
// 54 closure: unknown
// 55 closure: unknown
// 58 hop: unknown
// 59 closure: main
// 60 closure: in a detached task
// 61 closure: main
// 62 closure: unknown
// 62 closure: main
