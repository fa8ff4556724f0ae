/// Units of time, and the types and functions that convert between them.
package enum TimeAPI {
    /// The cases of DispatchTimeInterval and Duration, in seconds. (D)
    package static let secondsOfUnit: [String: Double] = [
        "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
    ]

    /// The names that extensions of numbers, in many libraries, give to spans of time (`.minutes(5)`, `5.minutes`), in
    /// seconds. (O)
    package static let secondsOfNamedUnit: [String: Double] = secondsOfUnit.merging([
        "second": 1, "minute": 60, "minutes": 60, "hour": 3600, "hours": 3600, "day": 86_400, "days": 86_400,
    ]) { $1 }

    /// The names of the units. (D)
    package static let units: Set<String> = Set(secondsOfUnit.keys)

    /// The types that declare these units as cases or static methods. (D)
    package static let intervalTypes: Set<String> = ["DispatchTimeInterval", "Duration"]

    /// Conversion constants, in units per second. (D)
    package static let conversionConstants: [String: Double] = [
        "NSEC_PER_SEC": 1e9, "NSEC_PER_MSEC": 1e6, "NSEC_PER_USEC": 1e3, "USEC_PER_SEC": 1e6,
    ]

    /// Integer types: a conversion between them keeps the number. (D)
    package static let integerTypes: Set<String> = ["UInt64", "Int64", "UInt", "Int"]
    /// Floating-point types: a conversion between them keeps the number. (D)
    package static let floatingTypes: Set<String> = ["TimeInterval", "Double", "CGFloat", "Float"]
    /// The labels of the conversions between number types that keep the number where they can. (D)
    package static let conversionLabels: Set<String> = ["", "exactly", "clamping", "truncatingIfNeeded"]
    /// The type of a number of seconds. (D)
    package static let interval = "TimeInterval"
    /// Methods that return a neighboring whole number. (D)
    package static let roundingMethods: Set<String> = ["rounded"]
    /// All number types. (D)
    package static let numberTypes: Set<String> = integerTypes.union(floatingTypes)

    /// Functions and properties that read a clock, in seconds. (D)
    package static let clockReadings: Set<String> = [
        "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "systemUptime", "targetTimestamp", "timeIntervalSince1970",
        "timeIntervalSinceReferenceDate", "timestamp",
    ]

    /// The types of dates. (D)
    package static let dateTypes: Set<String> = ["Date", "NSDate"]

    /// Members of dates whose value is the time between two of them, in seconds. (D)
    package static let elapsedMembers: Set<String> = [
        "timeInterval", "timeIntervalSince", "timeIntervalSinceDate", "timeIntervalSinceNow",
    ]

    /// Methods of instants that return the time from them to their argument. (D)
    package static let spansTo: Set<String> = ["distance", "duration"]

    /// Functions that return one of their arguments. (D)
    package static let clampingFunctions: Set<String> = ["fmax", "fmaxf", "fmin", "fminf", "max", "min", "MAX", "MIN"]

    /// The components of a date that change once a minute or less often. (D)
    package static let coarseComponents: Set<String> = [
        "day", "era", "hour", "minute", "month", "quarter", "weekday", "weekOfMonth", "weekOfYear", "year",
    ]

    /// What makes a text of values. (D)
    package static let stringMakers: Set<String> = ["String", "localizedStringWithFormat", "stringWithFormat"]

    /// The first labels of the methods that make a text of a format and values. (D)
    package static let formatLabels: Set<String> = ["format", "withFormat"]

    /// Methods of formatters that make a text of a date. (D)
    package static let dateTextMakers: Set<String> = ["string", "stringFromDate"]

    /// Properties that decide which parts of a date a formatter writes. (D)
    package static let formatSettings: Set<String> = ["dateFormat", "timeStyle"]

    /// Those styles of a time that end with the minutes. (D)
    package static let stylesWithoutSeconds: Set<String> = [
        "short", "none", "NSDateFormatterShortStyle", "NSDateFormatterNoStyle",
    ]

    /// SwiftUI's view that shows a date. (D)
    package static let dateView = "Text"

    /// The styles in which it has no seconds. (D)
    package static let viewStylesWithoutSeconds: Set<String> = ["date", "time"]
}
