import TimerlintSource
import TimerlintSyntax

/// The files of a project, and which of them were read: whoever gets a file, or a node of it, may see all of its code. Of
/// the other files, only declarations, names and outlines are known.
package struct ProjectFiles: RandomAccessCollection, Sendable {
    /// For indices, which record themselves what is asked of them: does not count as reading.
    package let models: [FileModel]
    private let read: ConcurrentFlags

    init(_ models: [FileModel]) {
        self.models = models
        read = ConcurrentFlags(count: models.count)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { models.count }

    /// Counts as reading the file.
    package subscript(index: Int) -> FileModel {
        read.set(index)
        return models[index]
    }

    func markAsRead(_ index: Int) { read.set(index) }

    func isRead(_ index: Int) -> Bool { read.isSet(index) }

    /// The files whose outlines satisfy a condition; only they count as read.
    package func `where`(_ isWanted: (FileOutline) -> Bool) -> [(index: Int, file: FileModel)] {
        models.indices.filter { isWanted(FileOutline(models[$0])) }.map { ($0, self[$0]) }
    }

    /// The path of a file, which may be known without reading it.
    package func path(_ index: Int) -> String { models[index].file.path }

    /// The files as they are named and searched, which may be done without reading them.
    package var sources: [SourceFile] { models.map(\.file) }
}

/// What may be asked about a file without reading it. A file remembers these questions, so that another one with the
/// same answers can take its place.
package struct FileOutline {
    private let model: FileModel

    fileprivate init(_ model: FileModel) { self.model = model }

    package var language: Language { model.file.language }
    package var path: String { model.file.path }
    /// Whether the parser understood all of it.
    package var isWhole: Bool { model.tree.skipped.isEmpty }
    package func has(_ kind: NodeKind, _ flags: NodeFlags = []) -> Bool { model.hasNodes(of: kind, flags) }
    package func mentions(_ search: SpellingSearch) -> Bool { search.occurs(in: model.file) }
}

// MARK: - Replacing a file that was not read

extension Project {
    /// Whether everything that was concluded from this project holds with other files in the place of some. `isUnnamed`
    /// tells whether nothing asked for a name. Requires the same number of files.
    package func holds(with others: [FileModel], isUnnamed: (Spelling) -> Bool) -> Bool {
        others.indices.allSatisfy { index in
            let (own, other) = (files.models[index], others[index])
            return own === other
                || !files.isRead(index) && own.declares(theSameAs: other) && own.hasOutline(of: other)
                    && !other.mentionsName { !isUnnamed($0) }
        }
    }
}

extension FileModel {
    /// Whether all questions that were asked about this file's outline have the same answers for the other one.
    fileprivate func hasOutline(of other: FileModel) -> Bool {
        file.answersSearches(like: other.file)
            && knownNodes.questions.allSatisfy {
                hasNodes(of: $0.kind, $0.flags) == other.hasNodes(of: $0.kind, $0.flags)
            }
    }

    /// Whether a node that may refer to something has a name that satisfies a condition.
    fileprivate func mentionsName(where condition: (Spelling) -> Bool) -> Bool {
        tree.nodes.contains { $0.kind.carriesReference && condition(Spelling(tree.bytes(tree.name(of: $0)))) }
    }
}
