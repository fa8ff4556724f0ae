import Foundation

// Arguments: how long a phase lasts, in seconds, and the scenes to run at the same time, by their numbers.

@_silgen_name("CFRunLoopGetMain") func mainLoop() -> UnsafeMutableRawPointer
@_silgen_name("CFStringCreateWithCString")
func makeString(_ allocator: UnsafeRawPointer?, _ text: UnsafePointer<CChar>, _ encoding: UInt32) -> UnsafeRawPointer
@_silgen_name("CFRunLoopAddCommonMode") func addCommonMode(_ loop: UnsafeMutableRawPointer, _ mode: UnsafeRawPointer)

/// UIKit makes it a common mode: what is added to those fires in it.
let trackingMode = RunLoop.Mode("UITrackingRunLoopMode")
let utf8: UInt32 = 0x0800_0100
addCommonMode(mainLoop(), makeString(nil, trackingMode.rawValue, utf8))
// A loop without timers returns at once.
RunLoop.main.add(Foundation.Timer(fire: .distantFuture, interval: 60, repeats: true) { _ in }, forMode: .common)

func run(_ mode: RunLoop.Mode, for seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { _ = RunLoop.main.run(mode: mode, before: end) }
}

func reportAndExit() -> Never {
    let report = Dictionary(uniqueKeysWithValues: numbers.map { ($0, Journal.shared.entry(of: sceneNames[$0])) })
    FileHandle.standardOutput.write(try! JSONEncoder().encode(report))
    exit(0)
}

let pace = Double(CommandLine.arguments[1])!
let numbers = CommandLine.arguments[2...].map { Int($0)! }
for phase in Phase.allCases {
    Journal.shared.step()
    for number in numbers { perform(phase, of: number) }
    Journal.shared.settle(into: phase)
    run(phase == .tracking ? trackingMode : .default, for: pace / 2)
    Journal.shared.enter(phase)
    run(phase == .tracking ? trackingMode : .default, for: pace)
}
reportAndExit()
