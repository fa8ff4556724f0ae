import TimerlintSource
import TimerlintSyntax

/// The files of a project: whoever gets a file may see all of its code. Of the other files, only declarations, names and
/// outlines are known, and the code around the nodes that were asked for.
package struct ProjectFiles: RandomAccessCollection, Sendable {
    /// For indices, which record themselves what is asked of them, and for what files declare: does not count as reading.
    package let models: [FileModel]
    init(_ models: [FileModel]) {
        self.models = models
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { models.count }

    /// Counts as reading the file.
    package subscript(index: Int) -> FileModel {
        models[index].tree.root.mark(.searched)
        return models[index]
    }

    /// The files whose outlines satisfy a condition; only they count as read, with their texts.
    package func `where`(_ isWanted: (FileOutline) -> Bool) -> [(index: Int, file: FileModel)] {
        models.indices.filter { isWanted(FileOutline(models[$0])) }.map {
            models[$0].tree.root.mark(.quoted)
            return ($0, self[$0])
        }
    }

    /// The path of a file, which may be known without reading it.
    package func path(_ index: Int) -> String { models[index].file.path }

    package func name(_ index: Int) -> FileID { models[index].file.id }

    package func language(_ index: Int) -> Language { models[index].file.language }

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
    /// Whether the file's text contains one of the names.
    package func mentions(_ search: SpellingSearch) -> Bool { search.occurs(in: model.file) }
}
