/// Numbers and flags.
package enum ScalarAPI {
    /// Numeric and Boolean types in Swift, Objective-C and C. (D)
    package static let types: Set<String> = TimeAPI.numberTypes.union(truthTypes).union([
        "int", "NSInteger", "NSUInteger", "long", "double", "float",
    ])

    /// Those of truth values. (D)
    package static let truthTypes: Set<String> = ["BOOL", "bool", "Bool"]

    /// Types of values by which code knows something that is kept elsewhere. (d)
    package static let names: Set<String> = types.union(["String", "NSString", "NSNumber", "UUID", "NSUUID"])

    /// Those of texts, identities and fractions, which name no mode or state. (d)
    package static let manyValued = names.subtracting(wholeTypes).subtracting(truthTypes)

    /// Objective-C's methods that compare a text or a number with another one. (D)
    package static let equalities: Set<String> = ["isEqual", "isEqualToString", "isEqualToNumber"]

    /// Functions that return the size of a number. (D)
    package static let magnitudes: Set<String> = ["abs", "ABS", "fabs", "fabsf"]

    /// Conversions and functions after which only whole numbers are left. (D)
    package static let roundings: Set<String> = TimeAPI.integerTypes.union([
        "ceil", "floor", "lround", "round", "trunc",
    ])

    /// Types of whole numbers, in either language: a division of them truncates. (D)
    package static let wholeTypes: Set<String> = TimeAPI.integerTypes.union([
        "int", "int32_t", "int64_t", "Int32", "long", "NSInteger", "NSUInteger", "short", "uint32_t", "uint64_t",
        "UInt32", "unsigned",
    ])

    /// What the names of a view's extent end with. (d)
    package static let extents = ["height", "width"]
}
