import SwiftUI
import UIKit

@globalActor actor Disk { static let shared = Disk() }

@MainActor protocol Shown { func show() }
protocol Named { @MainActor func name() }
@MainActor class Base { func work() {} }
class Plain { func work() {} }
final class Derived: Base { override func work() {}; nonisolated func free() {} }
final class Free: Plain { override func work() {} }
struct Card: Shown { func show() {} }
extension Card { func more() {} }
struct Label: Named { func name() {}; func other() {} }
struct Screen: View { var body: some View { Text("a") }; func helper() {} }
final class List: UITableViewController { func reload() {}; static func make() {} }
final class Row: UIView { struct Inner { func inside() {} }; func outside() {} }
nonisolated final class Loose { struct Inner { func inside() {} } }
actor Store { func put() {}; nonisolated func peek() {}; struct Part { func part() {} } }
@Disk final class Files { func read() {}; func later() { Task { print(1) } } }
extension UILabel { func tint() {} }
extension Sequence { func twice() {} }
final class Worker: Operation { override func main() {} }

func closures(_ store: Store) {
  let sendable: @Sendable () -> Void = { print(1) }
  let main: @MainActor () -> Void = { print(2) }
  let plain: () -> Void = { print(3) }
  let unwritten = { print(4) }
  Task { @MainActor in print(5) }
  Task.init { print(6) }
  MainActor.assumeIsolated { print(7) }
  DispatchQueue.main.async { print(8) }
  DispatchQueue.global().async { print(9) }
  [1].forEach { print($0) }
  _ = [sendable, main, plain, unwritten] as [Any]
}

@MainActor func mainClosures() {
  Task { print(1) }
  Task.detached { print(2) }
  let plain: () -> Void = { print(3) }
  unknown { print(4) }
  { print(5) }()
  withUnsafePointer(to: 1) { _ in print(6) }
  plain()
}

// isolation
// 6 show: main actor, by line 6
// 7 name: main actor, by line 7
// 8 work: main actor, by line 8
// 9 work: unknown
// 10 work: main actor, by line 8
// 10 free: nonisolated, by line 10
// 11 work: unknown
// 12 show: main actor, by line 12
// 13 more: main actor, by line 12
// 14 name: main actor, by line 14
// 14 other: unknown
// 15 body: main actor, by line 15
// 15 helper: main actor, by line 15
// 16 reload: main actor, by line 16
// 16 make: main actor, by line 16
// 17 inside: unknown
// 17 outside: main actor, by line 17
// 18 inside: nonisolated
// 19 put: instance of Store, by line 19
// 19 peek: nonisolated, by line 19
// 19 part: nonisolated
// 20 read: global actor Disk, by line 20
// 20 later: global actor Disk, by line 20
// 20 closure: global actor Disk, by line 20
// 21 tint: main actor
// 22 twice: unknown
// 23 main: unknown
// 25 closures: unknown
// 26 closure: nonisolated
// 27 closure: main actor, by line 27
// 28 closure: unknown
// 29 closure: unknown
// 30 closure: main actor, by line 30
// 31 closure: unknown
// 32 closure: main actor, by line 32
// 33 closure: main actor, by line 33
// 34 closure: nonisolated
// 35 closure: unknown
// 39 mainClosures: main actor, by line 39
// 40 closure: main actor, by line 39
// 41 closure: nonisolated
// 42 closure: main actor, by line 39
// 43 closure: unknown
// 44 closure: main actor, by line 39
// 45 closure: main actor, by line 39
