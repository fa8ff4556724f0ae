import TimerlintSemantics
import TimerlintSource

/// Searches Swift sources for what could answer questions. Names are compared by hash: a word that is found may be another one, what is not found is not there.
struct NameSearch: Sendable {
    /// Names that must be declared: `extension Player`, `func update`.
    private let declared: WordSet
    /// Names that may stand anywhere.
    private let mentioned: WordSet

    init(_ questions: [String: Questions.Kinds]) {
        declared = WordSet(questions.filter { !$0.value.isDisjoint(with: .declarations) }.keys)
        mentioned = WordSet(questions.filter { !$0.value.isDisjoint(with: .mentions) }.keys)
    }

    func occurs(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            // Whether a word here would be the name of a declaration.
            var isDeclaring = false
            while index < bytes.count {
                guard isWord(bytes[index]) else {
                    if !Self.mayPrecedeDeclaredName(bytes[index]) { isDeclaring = false }
                    index += 1
                    continue
                }
                var hash = WordSet.seed
                repeat {
                    hash = WordSet.mixed(hash, bytes[index])
                    index += 1
                } while index < bytes.count && isWord(bytes[index])
                if mentioned.contains(hash) || isDeclaring && declared.contains(hash) { return true }
                // `extension Player.Clock` declares parts of both.
                isDeclaring = Self.keywords.contains(hash) || isDeclaring && index < bytes.count && bytes[index] == UInt8(ascii: ".")
            }
            return false
        }
    }

    private static let keywords = WordSet(["class", "struct", "enum", "actor", "protocol", "extension", "typealias", "func", "let", "var"])

    /// As in `class func`, `` func `repeat` ``, `let (a, b)`, `extension Player.Clock`.
    private static func mayPrecedeDeclaredName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: "`"), UInt8(ascii: "("), UInt8(ascii: "."): true
        default: false
        }
    }
}
