import TimerlintSource

// Identities of a project's declarations: two numbers in eight bytes, inlinable so that comparing them needs no call into
// this module.

/// A variable of the project: the file's index in `Project.files` and the variable's index in that file's
/// table.
@usableFromInline package struct VariableID: Hashable, Comparable, BitwiseCopyable, Sendable {
    @usableFromInline let storedFile, storedIndex: Int32

    @inlinable package init(file: Int, index: Int) {
        storedFile = Int32(truncatingIfNeeded: file)
        storedIndex = Int32(truncatingIfNeeded: index)
    }

    @inlinable package var file: Int { Int(storedFile) }
    @inlinable package var index: Int { Int(storedIndex) }

    @inlinable package static func == (a: VariableID, b: VariableID) -> Bool { a.file == b.file && a.index == b.index }

    /// Orders by file, then by declaration.
    @inlinable package static func < (a: VariableID, b: VariableID) -> Bool {
        a.file == b.file ? a.index < b.index : a.file < b.file
    }

    @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(file << 32 ^ index) }

    @inlinable package func _rawHashValue(seed: Int) -> Int { (file << 32 ^ index).spread(seed: seed) }
}

/// A function of the project: the file's index in `Project.files` and the function's index in that file's
/// table.
@usableFromInline package struct FunctionID: Hashable, BitwiseCopyable, Sendable {
    @usableFromInline let storedFile, storedIndex: Int32

    @inlinable package init(file: Int, index: Int) {
        storedFile = Int32(truncatingIfNeeded: file)
        storedIndex = Int32(truncatingIfNeeded: index)
    }

    @inlinable package var file: Int { Int(storedFile) }
    @inlinable package var index: Int { Int(storedIndex) }

    @inlinable package static func == (a: FunctionID, b: FunctionID) -> Bool { a.file == b.file && a.index == b.index }

    @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(file << 32 ^ index) }

    @inlinable package func _rawHashValue(seed: Int) -> Int { (file << 32 ^ index).spread(seed: seed) }
}

/// The index of a merged type in `Project.types`.
package typealias TypeID = Int
