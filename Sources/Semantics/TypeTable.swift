import TimerlintSource

/// The merged types of a project. Looking at one asks for its other parts: an extension or a supertype that stands in a file which was not read.
package struct TypeTable: Sendable {
    /// As they are, without asking.
    let merged: [MergedType]
    private let questions: Questions?
    private let looked: Guarded<[Bool]>

    init(_ merged: [MergedType], questions: Questions?) {
        self.merged = merged
        self.questions = questions
        looked = Guarded(Array(repeating: false, count: questions == nil ? 0 : merged.count))
    }

    package var indices: Range<TypeID> { merged.indices }

    package subscript(_ id: TypeID) -> MergedType {
        _read {
            if questions != nil { look(at: id) }
            yield merged[id]
        }
    }

    /// What every part that was read holds: enough where only files with words of timers can matter.
    package func readParts(of id: TypeID) -> MergedType { merged[id] }

    func look(at id: TypeID) {
        let isFirst = looked.withLock { looked in
            defer { looked[id] = true }
            return !looked[id]
        }
        guard isFirst, let questions else { return }
        questions.ask(.type, merged[id].name)
        for name in merged[id].inherits { questions.ask(.type, name) }
    }
}
