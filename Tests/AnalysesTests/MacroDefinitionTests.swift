import Testing

@testable import TimerlintAnalyses

@Suite("The macros of C files")
struct MacroDefinitionTests {
    private func definitions(_ text: String) -> [String] {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var directives = MacroDefinitions(bytes)
            return Array(AnyIterator { directives.next() })
        }
    }

    @Test("a definition is the rest of its line")
    func readsLines() {
        #expect(definitions("int a;\n#define A 1\n  # \tdefine  B(x) x\nint b;\n#define C") == ["A 1", "B(x) x", "C"])
    }

    @Test("a backslash continues it, whatever the newline", arguments: ["\n", "\r\n", "\r"])
    func joinsLines(_ newline: String) {
        let text = ["#define A(x) \\", "  if (x) \\", "  return", "#define B 2", ""].joined(separator: newline)
        #expect(definitions(text) == ["A(x)   if (x)   return", "B 2"])
    }

    @Test(
        "nothing else is one",
        arguments: ["", "#", "# ", "#undef A", "a #define B", "// #define A 1", "#defin", "#ifdef A\n#endif\n"])
    func readsNothingElse(_ text: String) {
        #expect(definitions(text).isEmpty)
    }

    @Test("a directive in a continued line belongs to the definition")
    func keepsContinuedDirectives() {
        #expect(definitions("#define A \\\n#define B\n#define C") == ["A #define B", "C"])
    }

    @Test("a file may end within a definition")
    func readsToTheEnd() {
        #expect(definitions("#define A \\") == ["A "])
        #expect(definitions("#define") == [""])
    }
}
