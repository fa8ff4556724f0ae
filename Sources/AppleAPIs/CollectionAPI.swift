/// Collections of the standard library and Foundation, and the calls that change them.
package enum CollectionAPI {
    /// Collections of the standard library, Foundation and packages in wide use whose only type argument is that of their
    /// elements. (D)
    package static let sequenceTypes: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Deque", "OrderedSet", "Set", "NSHashTable",
    ]

    /// Those whose second type argument is that of the values. (D)
    package static let dictionaryTypes: Set<String> = ["Dictionary", "OrderedDictionary"]

    /// All of these. (D)
    package static let collectionTypes: Set<String> = sequenceTypes.union(dictionaryTypes)

    /// Types of which every value, or every object, is one: what an expression of such a type is, only its origin tells. (D)
    package static let untoldTypes: Set<String> = ["Any", "AnyObject", "NSObject"]

    /// Properties that give the same elements. (D)
    package static let viewsOfElements: Set<String> = ["lazy", "allObjects"]

    /// Methods that return some of the elements, or all in another order. (D)
    package static let selections: Set<String> = [
        "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop", "union",
        "intersection", "subtracting",
    ]

    /// Methods that return what a closure makes of each element. (D)
    package static let transforms: Set<String> = ["map", "compactMap"]

    /// Properties and methods that return one element. (D)
    package static let oneElement: Set<String> = [
        "first", "last", "randomElement", "popFirst", "popLast", "removeFirst", "removeLast", "min", "max", "anyObject",
    ]

    /// Methods whose closure receives each element, or as many as it takes. (D)
    package static let elementVisits: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "contains", "first", "firstIndex", "last", "lastIndex",
        "allSatisfy", "removeAll", "drop", "prefix", "sorted", "sort", "min", "max", "partition",
    ]

    /// Methods that add an element and retain it. (D)
    package static let keepingMethods: Set<String> = [
        "append", "insert", "add", "updateValue", "setObject", "addObject", "insertObject",
    ]

    /// Classes whose methods make an ordered collection of the elements given, as in code before Objective-C's array
    /// literals: `[NSArray arrayWithObjects:…]`. (D)
    package static let arrays: Set<String> = ["NSArray", "NSMutableArray"]

    /// Foundation's collections whose elements change. (D)
    package static let mutableClasses: Set<String> = ["NSMutableArray", "NSMutableSet", "NSMutableOrderedSet"]

    /// Their class methods that make an empty one. (D)
    package static let emptyMakers: Set<String> = ["array", "set", "orderedSet"]

    /// The labels of what tells how many elements there will be. (D)
    package static let capacityLabels: Set<String> = ["withCapacity", "capacity"]

    /// Methods of Foundation's collections, as Swift names them, by the method of Swift's collections that does the same. (D)
    package static let swiftNames: [String: String] = [
        "add": "append", "insertObject": "insert", "removeAllObjects": "removeAll", "removeLastObject": "removeLast",
        "removeObject": "remove", "enumerateObjects": "forEach", "containsObject": "contains",
    ]

    /// Methods that give the same elements in another collection. (D)
    package static let copies: Set<String> = ["copy", "mutableCopy"]

    /// Methods that remove elements. (D)
    package static let removingMethods: Set<String> = [
        "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "popFirst", "removeObject",
        "removeAllObjects", "removeLastObject",
    ]

    /// Methods that add or remove elements. (D)
    package static let mutators: Set<String> = keepingMethods.union(removingMethods)

    /// Methods that mutate their receiver: collections, numbers, Booleans. (D)
    package static let mutatingMethods: Set<String> = mutators.union([
        "formUnion", "subtract", "merge", "sort", "reverse", "toggle", "swapAt", "shuffle", "reserveCapacity", "store",
    ])

    /// Methods that put the elements into another order. (D)
    package static let sortingMethods: Set<String> = [
        "sort", "sorted", "sortUsingComparator", "sortUsingDescriptors", "sortUsingFunction", "sortUsingSelector",
        "sortedArrayUsingComparator", "sortedArrayUsingDescriptors", "sortedArrayUsingFunction",
        "sortedArrayUsingSelector",
    ]

    /// The method that asks whether an element is in a collection. (D)
    package static let membershipTest = "contains"

    /// The method that returns what one set has more than another. (D)
    package static let setDifference = "subtracting"

    /// Methods by which an optional gives its value to a closure, if it has one. (D)
    package static let optionalTransforms: Set<String> = ["map", "flatMap"]

    /// Properties that return one element or all of them. (D)
    package static let elementProperties: Set<String> = ["first", "last", "values", "firstObject", "lastObject"]

    /// The method that returns the element at an index or for a key, without its label. (D)
    package static let elementMethod = "object"

    /// Methods that call a closure with each element, in place. (D)
    package static let elementLoops: Set<String> = ["forEach", "enumerateObjects"]

    /// Methods of Swift's collections that call a closure once with each element, in place. (D)
    package static let elementCalls: Set<String> = ["forEach", "map", "compactMap", "flatMap"]

    /// Methods of Swift's collections that answer a question and change nothing. (D)
    package static let queries: Set<String> = ["contains", "index", "firstIndex", "lastIndex", "starts", "joined"]

    /// Methods of Swift's collections that remove one element. (D)
    package static let singleRemovals: Set<String> = [
        "removeFirst", "removeLast", "popLast", "popFirst", "remove", "removeValue",
    ]

    /// Methods that consume the next element or advance; each call leaves fewer. (D)
    package static let steppingMethods: Set<String> = [
        "removeFirst", "removeLast", "popLast", "popFirst", "toggle", "advance", "next",
    ]
}
