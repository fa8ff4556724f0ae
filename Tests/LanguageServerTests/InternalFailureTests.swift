import Testing

@testable import TimerlintLanguageServer

@Suite("A failure inside the server") struct InternalFailureTests {
    /// No request leads to such an answer: all that handlers return can be written.
    private struct Unwritable: Encodable {
        struct Failure: Error {}

        func encode(to encoder: any Encoder) throws { throw Failure() }
    }

    @Test("is told as one and logged, and the next request is answered") func survives() {
        let client = ScriptedClient()
        client.initialize()
        client.server.respond(.number(700), Unwritable())
        let answer = client.received.last
        #expect(answer?["id"] as? Int == 700)
        #expect((answer?["error"] as? [String: Any])?["code"] as? Int == -32603)
        #expect(client.logged.contains { $0.contains("a request failed") })
        #expect(client.request("shutdown")?["error"] == nil)
        #expect(client.exitStatus == nil)
    }
}
