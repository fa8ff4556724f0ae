import TimerlintCLibclang

/// One file as clang understands it. In: a file's bytes and the compiler's arguments. Out: cursors, tokens,
/// diagnostics; offsets are UTF-8 bytes from 0 in the file that they stand in.
package final class TranslationUnit {
    package let library: Libclang
    package let path: String
    private let index: ClangIndex
    let unit: ClangUnit
    let mainFile: ClangFile?

    var functions: LibclangFunctions { library.functions }

    /// A file that is not read from disk.
    package struct UnsavedFile {
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// `nil` where clang gives nothing at all.
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

    /// CXTranslationUnit_KeepGoing: missing headers do not end the reading.
    private static let keepGoing: UInt32 = 0x200
    /// CXTranslationUnit_DetailedPreprocessingRecord: macros are cursors too.
    private static let detailedPreprocessing: UInt32 = 0x01

    package var root: Cursor { Cursor(unit: self, raw: functions.getTranslationUnitCursor(unit)) }

    // MARK: Places

    /// Where a location stands: inside a macro's argument the place where it is written, inside a macro's body the
    /// macro's use.
    func place(_ location: ClangLocation) -> (file: ClangFile?, offset: Int) {
        var file: ClangFile?
        var offset: UInt32 = 0
        functions.getFileLocation(location, &file, nil, nil, &offset)
        return (file, Int(offset))
    }

    func isMain(_ file: ClangFile?) -> Bool { file != nil && file == mainFile }

    /// The range in the main file; `nil` for what stands elsewhere.
    func rangeInMainFile(_ range: ClangRange) -> Range<Int>? {
        let start = place(functions.getRangeStart(range))
        let end = place(functions.getRangeEnd(range))
        guard isMain(start.file), isMain(end.file), start.offset <= end.offset else { return nil }
        return start.offset..<end.offset
    }

    /// What the preprocessor left out of the main file.
    package var skippedRanges: [Range<Int>] {
        guard let mainFile, let list = functions.getSkippedRanges(unit, mainFile) else { return [] }
        defer { functions.disposeSourceRangeList(list) }
        return (0..<Int(list.pointee.count)).compactMap { rangeInMainFile(list.pointee.ranges[$0]) }
    }

    // MARK: Diagnostics

    package struct Diagnostic {
        package let message: String
        /// In the main file; `nil` elsewhere.
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
        /// In the file that it stands in.
        package let range: Range<Int>
    }

    /// The tokens of a range, comments left out.
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

/// A copy with the closing zero, to be deallocated.
private func strdupped(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    bytes.withUnsafeBufferPointer { copy.initialize(from: $0.baseAddress!, count: bytes.count) }
    return copy
}
