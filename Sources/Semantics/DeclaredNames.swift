import TimerlintSource
import TimerlintSyntax

/// The number of a name that the project declares.
struct NameID: Hashable, Comparable, BitwiseCopyable, Sendable {
    fileprivate let number: Int32

    /// From 0.
    var index: Int { Int(number) }

    static func < (a: NameID, b: NameID) -> Bool { a.number < b.number }

    func _rawHashValue(seed: Int) -> Int { number.spread(seed: seed) }
}

/// Numbers the names of all declarations of a project, in both languages. A name without a number refers to nothing in
/// the tree. Input: the declarations. Output: the number of a name, after which tables compare numbers, not text.
final class DeclaredNames: Sendable {
    private let numbers: [Spelling: NameID]
    private let spellings: [Spelling]
    /// Owns the bytes of the spellings.
    private let storage = NameStorage()

    /// The numbers of the names that one file declares, by the numbers of its declarations.
    struct OfFile {
        var functions: [NameID] = []
        /// Of properties and globals.
        var variables: [Int: NameID] = [:]
    }

    /// Also tells which number each declaration's name has, so that whoever builds tables looks up no name again.
    init(_ files: [FileModel], _ ofFiles: inout [OfFile]) {
        var numbers: [Spelling: NameID] = [:]
        var spellings: [Spelling] = []
        let storage = storage
        @discardableResult func add(_ name: String) -> NameID {
            name.withSpelling { spelling in
                if let known = numbers[spelling] { return known }
                let kept = storage.copy(of: spelling)
                let number = NameID(number: Int32(spellings.count))
                numbers[kept] = number
                spellings.append(kept)
                return number
            }
        }
        func add(type name: String) {
            add(name)
            add(simpleName(of: name))
        }
        for file in files {
            for alias in file.aliases {
                add(alias.name)
                add(type: alias.target)
            }
            for type in file.types {
                add(type: type.qualifiedName)
                if let foreignName = type.foreignName { add(foreignName) }
            }
            var ofFile = OfFile()
            ofFile.functions.reserveCapacity(file.functions.count)
            // Iterates over indices: a declaration holds many strings and arrays, and this reads two of them.
            for index in file.functions.indices {
                ofFile.functions.append(add(file.functions[index].name))
                if let foreignName = file.functions[index].foreignName { add(foreignName) }
            }
            for index in file.variables.indices {
                guard file.variables[index].kind == .property || file.variables[index].kind == .global else { continue }
                ofFile.variables[index] = add(file.variables[index].name)
                if let foreignName = file.variables[index].foreignName { add(foreignName) }
            }
            ofFiles.append(ofFile)
        }
        self.numbers = numbers
        self.spellings = spellings
    }

    /// `nil` if no declaration has the name.
    subscript(_ name: Spelling) -> NameID? { numbers[name] }
    subscript(_ name: String) -> NameID? { name.withSpelling { numbers[$0] } }

    var count: Int { spellings.count }

    func spelling(of name: NameID) -> Spelling { spellings[name.index] }
    func text(of name: NameID) -> String { String(decoding: spelling(of: name).bytes, as: UTF8.self) }
}

/// The last component of a qualified name: `Clock` of `Player.Clock`.
func simpleName(of qualifiedName: String) -> String {
    qualifiedName.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? ""
}
