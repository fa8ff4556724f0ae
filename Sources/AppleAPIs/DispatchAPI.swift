/// Dispatch: sources and their operations, queues, hops.
package enum DispatchAPI {
    /// The types a variable that holds a timer source is declared with, the most specific first. (D)
    package static let sourceTypes = [
        "DispatchSourceTimer", "DispatchSourceProtocol", "DispatchSource", "DispatchObject",
    ]
}
