/// Units of time, and the types and functions that numbers of them go through.
package enum TimeAPI {
    /// The cases of DispatchTimeInterval and Duration, in seconds. (D)
    package static let secondsOfUnit: [String: Double] = [
        "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
    ]

    /// Their names. (D)
    package static let units: Set<String> = Set(secondsOfUnit.keys)

    /// The types whose cases and static methods those units are. (D)
    package static let intervalTypes: Set<String> = ["DispatchTimeInterval", "Duration"]

    /// Constants for conversion, each a count a second. (D)
    package static let conversionConstants: [String: Double] = [
        "NSEC_PER_SEC": 1e9, "NSEC_PER_MSEC": 1e6, "NSEC_PER_USEC": 1e3, "USEC_PER_SEC": 1e6,
    ]

    /// Number types: called with a number they give the same number. (D)
    package static let integerTypes: Set<String> = ["UInt64", "Int64", "UInt", "Int"]
    /// The same. (D)
    package static let floatingTypes: Set<String> = ["TimeInterval", "Double", "CGFloat", "Float"]
    /// The same, all of them. (D)
    package static let numberTypes: Set<String> = integerTypes.union(floatingTypes)
}
