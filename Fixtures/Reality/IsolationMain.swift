import Dispatch
import Foundation

// Arguments: the program's number, and how long to let its handlers run, in milliseconds.
MainActor.assumeIsolated { run(Int(CommandLine.arguments[1]) ?? -1) }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(CommandLine.arguments[2]) ?? 200)) { exit(0) }
dispatchMain()
