/// What is known of a name that the system's APIs use.
struct SystemName {
    /// As a type in Swift, where it is called otherwise there.
    var type: StaticString?
    /// Some selector of `KnownSelectors` begins with it.
    var beginsSelector = false
    /// The Swift base name of the method whose selector begins with it, where `KnownSelectors` has that.
    var baseName: StaticString?
    /// A message without arguments that asks for it gets a property in Swift.
    var isGetter = false
    /// As a property in Swift, where it is called otherwise there.
    var property: StaticString?
}

/// What is known of the system's names, by their numbers, which are the same in every `NameTable`.
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
