import TimerlintCLibclang

/// One file parsed by clang. Input: the file's bytes and the compiler arguments. Output: cursors, tokens and
/// diagnostics. Offsets are UTF-8 bytes from 0 in their own file.
package final class TranslationUnit {
    package let library: Libclang
    package let path: String
    private let index: ClangIndex
    let unit: ClangUnit
    let mainFile: ClangFile?

    var functions: LibclangFunctions { library.functions }

    /// The contents of a file that replace those on disk.
    package struct UnsavedFile {
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// `nil` if clang returns no translation unit.
    package init?(library: Libclang, path: String, arguments: [String], unsaved: [UnsavedFile]) {
        let functions = library.functions
        guard let index = functions.createIndex(0, 0) else { return nil }
        var unit: ClangUnit?
        let words = arguments.map { strdupped($0) }
        let files = unsaved.map { file in
            let contents = UnsafeMutablePointer<CChar>.allocate(capacity: file.bytes.count + 1)
            for (offset, byte) in file.bytes.enumerated() { contents[offset] = CChar(bitPattern: byte) }
            contents[file.bytes.count] = 0
            return ClangUnsavedFile(Filename: strdupped(file.path), Contents: contents, Length: UInt(file.bytes.count))
        }
        defer {
            words.forEach { $0.deallocate() }
            for file in files {
                file.Filename.deallocate()
                file.Contents.deallocate()
            }
        }
        var unsavedFiles = files
        let pointers = words.map { UnsafePointer<CChar>?($0) }
        _ = functions.parseTranslationUnit2(
            index, path, pointers, Int32(pointers.count), &unsavedFiles, UInt32(files.count),
            Self.keepGoing | Self.detailedPreprocessing, &unit)
        guard let unit else {
            functions.disposeIndex(index)
            return nil
        }
        self.library = library
        self.path = path
        self.index = index
        self.unit = unit
        mainFile = functions.getFile(unit, path)
    }

    deinit {
        functions.disposeTranslationUnit(unit)
        functions.disposeIndex(index)
    }

    /// CXTranslationUnit_KeepGoing: missing headers do not stop parsing.
    private static let keepGoing: UInt32 = 0x200
    /// CXTranslationUnit_DetailedPreprocessingRecord: adds cursors for macros.
    private static let detailedPreprocessing: UInt32 = 0x01

    package var root: Cursor { Cursor(unit: self, raw: functions.getTranslationUnitCursor(unit)) }

    // MARK: Places

    /// The file and offset of a location: within a macro argument, where the argument is written; within a
    /// macro body, where the macro is used.
    func place(_ location: ClangLocation) -> (file: ClangFile?, offset: Int) {
        var file: ClangFile?
        var offset: UInt32 = 0
        functions.getFileLocation(location, &file, nil, nil, &offset)
        return (file, Int(offset))
    }

    func isMain(_ file: ClangFile?) -> Bool { file != nil && file == mainFile }

    /// The byte range; `nil` outside of the main file.
    func rangeInMainFile(_ range: ClangRange) -> Range<Int>? {
        let start = place(functions.getRangeStart(range))
        let end = place(functions.getRangeEnd(range))
        guard isMain(start.file), isMain(end.file), start.offset <= end.offset else { return nil }
        return start.offset..<end.offset
    }

    /// The ranges of the main file that the preprocessor skipped.
    package var skippedRanges: [Range<Int>] {
        guard let mainFile, let list = functions.getSkippedRanges(unit, mainFile) else { return [] }
        defer { functions.disposeSourceRangeList(list) }
        return (0..<Int(list.pointee.count)).compactMap { rangeInMainFile(list.pointee.ranges[$0]) }
    }

    // MARK: Diagnostics

    package struct Diagnostic {
        package let message: String
        /// `nil` outside of the main file.
        package let offset: Int?
    }

    /// Errors only.
    package var errors: [Diagnostic] {
        (0..<functions.getNumDiagnostics(unit)).compactMap { number in
            guard let diagnostic = functions.getDiagnostic(unit, number) else { return nil }
            defer { functions.disposeDiagnostic(diagnostic) }
            guard functions.getDiagnosticSeverity(diagnostic) >= 3 else { return nil }
            let place = place(functions.getDiagnosticLocation(diagnostic))
            return Diagnostic(
                message: functions.take(functions.getDiagnosticSpelling(diagnostic)),
                offset: isMain(place.file) ? place.offset : nil)
        }
    }

    // MARK: Tokens

    package struct Token {
        package let text: String
        /// The range in the token's own file.
        package let range: Range<Int>
    }

    /// The tokens of a range, without comments.
    func tokens(_ range: ClangRange) -> [Token] {
        var tokens: UnsafeMutablePointer<ClangToken>?
        var count: UInt32 = 0
        functions.tokenize(unit, range, &tokens, &count)
        guard let tokens else { return [] }
        defer { functions.disposeTokens(unit, tokens, count) }
        return (0..<Int(count)).compactMap { index in
            guard functions.getTokenKind(tokens[index]) != Self.comment else { return nil }
            let extent = functions.getTokenExtent(unit, tokens[index])
            let start = place(functions.getRangeStart(extent)).offset
            return Token(
                text: functions.take(functions.getTokenSpelling(unit, tokens[index])),
                range: start..<max(start, place(functions.getRangeEnd(extent)).offset))
        }
    }

    /// CXToken_Comment
    private static let comment: UInt32 = 4
}

/// A null-terminated copy; the caller deallocates it.
private func strdupped(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    bytes.withUnsafeBufferPointer { copy.initialize(from: $0.baseAddress!, count: bytes.count) }
    return copy
}
