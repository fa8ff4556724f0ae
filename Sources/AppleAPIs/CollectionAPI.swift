/// Collections of the standard library and Foundation: what changes them.
package enum CollectionAPI {
    /// The standard library's collections of many values. (D)
    package static let collectionTypes: Set<String> = [
        "Array", "ContiguousArray", "Dictionary", "OrderedDictionary", "OrderedSet", "Set",
    ]

    /// They put an element in, and keep it. (D)
    package static let keepingMethods: Set<String> = [
        "append", "insert", "add", "updateValue", "setObject", "addObject",
    ]

    /// They take elements out. (D)
    package static let removingMethods: Set<String> = [
        "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "popFirst", "removeObject",
        "removeAllObjects",
    ]

    /// They put elements in or take some out. (D)
    package static let mutators: Set<String> = keepingMethods.union(removingMethods)

    /// They change what they are called on: collections, numbers, Booleans. (D)
    package static let mutatingMethods: Set<String> = mutators.union([
        "formUnion", "subtract", "merge", "sort", "reverse", "toggle", "swapAt", "shuffle", "reserveCapacity", "store",
    ])

    /// Properties that give an element, or all of them. (D)
    package static let elementProperties: Set<String> = ["first", "last", "values"]

    /// They take the next element or step on: each call leaves less. (D)
    package static let steppingMethods: Set<String> = [
        "removeFirst", "removeLast", "popLast", "popFirst", "toggle", "advance", "next",
    ]
}
