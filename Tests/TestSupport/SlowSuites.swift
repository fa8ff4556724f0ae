import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// For suites that take minutes of processor time: they run in CI, and elsewhere if `TIMERLINT_SLOW` is
    /// set.
    package static var slow: ConditionTrait {
        .enabled("slow: 'TIMERLINT_SLOW=1 swift test' runs it") {
            let environment = ProcessInfo.processInfo.environment
            return environment["CI"] != nil || environment["TIMERLINT_SLOW"] != nil
        }
    }
}
