import Testing
import TimerlintLexing

@Suite("Tokens and trivia cover every byte")
struct CoverageTests {
    /// Sources that reach every branch of the lexer; the tests below mutate them.
    static let sources = [
        "#!/usr/bin/swift\nimport A // b\n/* c /* d */ */ struct S<T>: P { var a: [Int?]? = nil }\n",
        "let s = \"a\\(b(\"c\\(d)e\"))f\" + #\"g\\#(h)\"\"# + \"\"\"\n  i\\\n  \\(j)\n  \"\"\"\n",
        "let r = /a[(]b/; let q = #/\n c /# d\n/#; x = y / z; try? /^ e/; f(/, g)\n",
        "<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n>>>> e\nf\n<<<<\ng\n<#h#> i <# j\n",
        "#if a\n#elseif b\n#else\n#endif\n#sel(c) ##\"d\"## '#e' `f` `g\n$0 $h _ 1.5e-3 0x1.8p3 0b1 1.f\n",
        "let 🎉 = a ≠ b \u{201C}c\u{201D} \u{201C}d \u{FEFF} e\u{300} \u{300}f \u{A0}*/ +/* g */ a::b->c ..< &h ?? i! j?\r\n",
    ]

    @Test("of a source with a bit of everything", arguments: sources)
    func whole(source: String) {
        #expect(flaw(inTokensOf: Array(source.utf8)) == nil)
    }

    @Test("of every prefix and every suffix", arguments: sources)
    func prefixes(source: String) {
        let bytes = Array(source.utf8)
        for count in 0...bytes.count {
            #expect(flaw(inTokensOf: Array(bytes.prefix(count))) == nil, "prefix \(count)")
            #expect(flaw(inTokensOf: Array(bytes.suffix(count))) == nil, "suffix \(count)")
        }
    }

    @Test("with any byte dropped, doubled or replaced", arguments: sources)
    func mutations(source: String) {
        let bytes = Array(source.utf8)
        for index in bytes.indices {
            var dropped = bytes
            dropped.remove(at: index)
            #expect(flaw(inTokensOf: dropped) == nil, "without byte \(index)")
            var doubled = bytes
            doubled.insert(bytes[index], at: index)
            #expect(flaw(inTokensOf: doubled) == nil, "byte \(index) twice")
            for replacement in "\"\\\n#/(`\0\u{FF}".utf8 + [0xFF, 0xE2] {
                var replaced = bytes
                replaced[index] = replacement
                #expect(flaw(inTokensOf: replaced) == nil, "byte \(index) as \(replacement)")
            }
        }
    }

    @Test("of random fragments glued together")
    func fragments() {
        let fragments: [String] =
            Self.sources.flatMap { source in source.split(separator: " ").map { String($0) } } + [
                "\"", "\"\"\"", "\\(", ")", "#", "/", "*/", "/*", "\n", "\r", "`", "'", "\0", "<#", "#>", "{", "}",
            ]
        var random = RepeatableRandom(seed: 42)
        for _ in 0..<3_000 {
            let count = Int(random.next() % 24)
            let source = (0..<count).map { _ in fragments[Int(random.next() % UInt64(fragments.count))] }.joined()
            #expect(flaw(inTokensOf: Array(source.utf8)) == nil, "\(source.debugDescription)")
        }
    }

    @Test("of random bytes")
    func randomBytes() {
        var random = RepeatableRandom(seed: 7)
        for length in 0..<600 {
            let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next() >> 24) }
            #expect(flaw(inTokensOf: bytes) == nil, "\(bytes)")
        }
    }
}

/// A deterministic generator (SplitMix64).
struct RepeatableRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
