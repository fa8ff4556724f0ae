import Testing
import TimerlintLanguageServer

@Suite("A document's text")
struct DocumentTextTests {
    private func change(
        _ text: String, _ encoding: PositionEncoding, _ from: (Int, Int), _ to: (Int, Int), _ new: String
    ) -> String? {
        let range = LSPRange(start: .init(line: from.0, character: from.1), end: .init(line: to.0, character: to.1))
        return DocumentText(bytes: Array(text.utf8)).applying([TextChange(range: range, text: new)], encoding)
            .map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("counts characters in the units of the client")
    func countsUnits() {
        let line = "a😀é b"
        #expect(change(line, .utf16, (0, 3), (0, 4), "x") == "a😀x b")
        #expect(change(line, .utf8, (0, 5), (0, 7), "x") == "a😀x b")
    }

    @Test("takes the start of a character for a place in its middle")
    func roundsDown() {
        #expect(change("😀b", .utf16, (0, 1), (0, 2), "x") == "xb")
        #expect(change("éb", .utf8, (0, 1), (0, 2), "x") == "xb")
    }

    @Test(
        "takes a line's end for characters beyond it, and the text's end for lines beyond it",
        arguments: ["\n", "\r\n", "\r"])
    func clampsPlaces(_ ending: String) {
        #expect(change("ab\(ending)cd", .utf16, (0, 9), (1, 0), "-") == "ab-cd")
        #expect(change("ab\(ending)cd", .utf16, (7, 0), (9, 9), "!") == "ab\(ending)cd!")
    }

    @Test("applies the changes of one notification to the result of one another")
    func appliesInOrder() {
        let changes = [
            TextChange(
                range: LSPRange(start: .init(line: 0, character: 0), end: .init(line: 0, character: 0)), text: "x\n"),
            TextChange(
                range: LSPRange(start: .init(line: 1, character: 0), end: .init(line: 1, character: 1)), text: "b"),
        ]
        let text = DocumentText(bytes: Array("a".utf8)).applying(changes, .utf16)
        #expect(text.map { String(decoding: $0.bytes, as: UTF8.self) } == "x\nb")
    }

    @Test("stays where a range ends before it begins")
    func refusesReversedRanges() { #expect(change("abc", .utf16, (0, 2), (0, 1), "x") == nil) }

    @Test("gives back the places that it takes", arguments: [PositionEncoding.utf8, .utf16])
    func roundTrips(_ encoding: PositionEncoding) {
        let text = DocumentText(bytes: Array("let é = 1\r\n// 😀 x\n\nend".utf8))
        for offset in [0, 4, 6, 12, 15, 19, 20, 22, 23, 26] where offset <= text.bytes.count {
            #expect(text.offset(of: text.position(of: UInt32(offset), encoding), encoding) == offset)
        }
    }

    @Test(
        "is found by any spelling of its address",
        arguments: ["file:///a/caf%C3%A9.swift", "file:///a/caf%c3%a9.swift", "FILE://localhost/a/./café.swift"])
    func readsAddresses(_ uri: String) {
        #expect(DocumentURI.path(of: uri)?.description == "/a/café.swift")
        #expect(DocumentURI.path(of: uri).map(DocumentURI.uri) == "file:///a/caf%C3%A9.swift")
    }

    @Test(
        "has no file where its address names none",
        arguments: ["untitled:Untitled-1", "file://host/a", "file:///a%0", "file:///a%00b", "", "file:"])
    func leavesOtherAddresses(_ uri: String) { #expect(DocumentURI.path(of: uri) == nil) }
}
