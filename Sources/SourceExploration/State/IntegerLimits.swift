/// The bounds of Swift's integer types, which counters never reach.
enum IntegerLimits {
    /// The value of `Int.max` and the like; `nil` for other members and types.
    static func value(of member: String, in type: String) -> Int? {
        let isUnsigned = type.hasPrefix("UInt")
        guard isUnsigned || type.hasPrefix("Int"), type.drop(while: \.isLetter).allSatisfy(\.isNumber) else {
            return nil
        }
        switch member {
        case "max": return Int.max
        case "min": return isUnsigned ? 0 : Int.min
        default: return nil
        }
    }
}
