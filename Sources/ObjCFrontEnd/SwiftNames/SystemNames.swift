/// The meanings of a name in the system's APIs.
struct SystemName {
    /// The type's Swift name, if different.
    var type: StaticString?
    /// Whether a selector of `KnownSelectors` begins with it.
    var beginsSelector = false
    /// The Swift base name of the method whose selector begins with it, if `KnownSelectors` has one.
    var baseName: StaticString?
    /// Whether a message without arguments of this name is a property in Swift.
    var isGetter = false
    /// The property's Swift name, if different.
    var property: StaticString?
}

/// The meanings of the system's names, indexed by their numbers, which are the same in every `NameTable`.
struct SystemNames {
    private let names: UnsafePointer<SystemName>
    private let count: UInt32

    /// Built once, never freed.
    nonisolated(unsafe) static let shared = SystemNames()

    static var spellings: Set<String> {
        KnownSelectors.firstParts.union(KnownProperties.getters).union(KnownProperties.renamed.keys).union(
            SwiftTypeNames.table.keys)
    }

    private init() {
        let vocabulary = Vocabulary.shared
        let names = UnsafeMutablePointer<SystemName>.allocate(capacity: vocabulary.count)
        names.initialize(repeating: SystemName(), count: vocabulary.count)
        for (spelling, number) in vocabulary.numbers {
            names[Int(number)] = SystemName(
                type: SwiftTypeNames.table[spelling], beginsSelector: KnownSelectors.firstParts.contains(spelling),
                baseName: KnownSelectors.baseNames[spelling],
                isGetter: KnownProperties.getters.contains(spelling), property: KnownProperties.renamed[spelling])
        }
        self.names = UnsafePointer(names)
        count = UInt32(vocabulary.count)
    }

    subscript(_ number: UInt32) -> SystemName {
        @inline(__always) get { number < count ? names[Int(number)] : SystemName() }
    }
}
