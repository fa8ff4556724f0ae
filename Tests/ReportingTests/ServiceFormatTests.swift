import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource

@Suite struct GitHubFormatTests {
    private func lines(_ report: Report) -> [String] { report.text(.github).split(separator: "\n").map(String.init) }

    @Test func aFindingIsAnAnnotationFromTheRepositorysRoot() {
        let report = sampleReport([finding("timer", in: sampleFile("let timer = 1\n"))])
        #expect(
            lines(report)[0]
                == "::warning file=app/Clock.swift,line=1,endLine=1,col=5,endColumn=10,title=some_rule::it stops")
    }

    @Test func aFindingOfSeveralLinesHasNoColumns() {
        let report = sampleReport([finding("b\nc", in: sampleFile("a b\nc d"), severity: .note)])
        #expect(lines(report)[0] == "::notice file=app/Clock.swift,line=1,endLine=2,title=some_rule::it stops")
    }

    @Test func theGravestComeFirstAndTenOfEachLevel() {
        let file = sampleFile((10..<40).map { "t\($0)\n" }.joined())
        let found = (10..<40).map { finding("t\($0)", in: file, severity: $0 < 25 ? .warning : .error) }
        let lines = lines(sampleReport(found))
        #expect(lines[0..<10].allSatisfy { $0.hasPrefix("::error ") })
        #expect(lines[10..<20].allSatisfy { $0.hasPrefix("::warning ") })
        #expect(lines[20] == "10 more, of which GitHub would show no annotation:")
        #expect(lines[21] == "- app/Clock.swift:26:1: error: it stops [some_rule]")
        #expect(lines.count == 32)
    }

    @Test func hostileNamesAreEscapedAsTheRunnerReadsThem() throws {
        let lines = lines(hostileReport())
        // The runner decodes line breaks; other control characters are escaped.
        let name = hostileName.replacing("##", with: #"#\u{23}"#).replacing("\u{1B}", with: #"\u{1B}"#).replacing(
            "\u{202E}", with: #"\u{202E}"#)
        #expect(lines.count == 3)
        for line in lines.dropLast() {
            // Parses like the runner: properties end at the first `::` and are separated by commas.
            let body = line.dropFirst(2)
            let end = try #require(body.range(of: "::"))
            let properties = body[..<end.lowerBound].drop { $0 != " " }.dropFirst().split(separator: ",")
            let file = try #require(properties.first { $0.hasPrefix("file=") }?.dropFirst(5))
            #expect(file.removingPercentEncoding == "app/" + name)
            #expect(String(body[end.upperBound...]).removingPercentEncoding?.hasSuffix(name) == true)
        }
    }

    @Test func whatIsLeftHoldsNoCommand() {
        let file = sampleFile(String(repeating: "t", count: 12), path: "::error::##[group]##[\n::warning::x")
        let found = (0..<12).map { index in
            Finding(
                rule: "r", severity: .error,
                location: Location(file: file, range: SourceRange(UInt32(index), UInt32(index + 1))), message: "m")
        }
        let report = Report(
            tool: Report.Tool(version: "1", url: ""), rules: [], findings: found, files: Report.FileCounts(read: 1),
            folders: Folders(working: "/", root: "/"))
        let plain = lines(report).filter { !$0.hasPrefix("::error file=") }
        #expect(plain.count == 4)
        #expect(plain.allSatisfy { !$0.hasPrefix("::") && !$0.contains("##[") })
    }
}

@Suite struct GitLabFormatTests {
    @Test func itHasAllThatCodeQualityNeeds() throws {
        let entries = try ParsedJSON(SampleReport.report().text(.gitlab)).list
        #expect(entries.count == 5)
        for entry in entries {
            #expect(entry["description"].text?.isEmpty == false)
            #expect(entry["check_name"].text?.isEmpty == false)
            #expect(["info", "minor", "major", "critical", "blocker"].contains(entry["severity"].text))
            #expect(entry["location"]["path"].text?.hasPrefix("My App/") == true)
            let line =
                entry["location"]["lines"]["begin"].number ?? entry["location"]["positions"]["begin"]["line"].number
            #expect((line ?? 0) > 0)
        }
        #expect(Set(entries.map { $0["fingerprint"].text }).count == 5)
    }

    @Test func equalFindingsHaveFingerprintsOfTheirOwnThatLinesAboveDoNotChange() throws {
        let text = "let t = make()\nlet t = make()\n"
        let found: (SourceFile) -> [Finding] = { file in
            [0, 15].map { offset in
                let start = UInt32(file.bytes.count - text.utf8.count + offset)
                return Finding(
                    rule: "r", severity: .note, location: Location(file: file, range: SourceRange(start, start + 1)),
                    message: "m")
            }
        }
        let before = try ParsedJSON(sampleReport(found(sampleFile(text))).text(.gitlab)).list.map {
            $0["fingerprint"].text
        }
        let after = try ParsedJSON(sampleReport(found(sampleFile("\n// New.\n" + text))).text(.gitlab)).list
        #expect(Set(before).count == 2)
        #expect(after.map { $0["fingerprint"].text } == before)
    }

    @Test func pathsAreCountedFromTheRoot() throws {
        let entries = try ParsedJSON(hostileReport().text(.gitlab))
        #expect(entries[0]["location"]["path"].text == "app/" + hostileName)
        #expect(entries[1]["location"]["path"].text == "app/" + hostileName)
    }
}

@Suite struct XMLFormatTests {
    /// XML cannot represent these characters.
    private let readable = String(
        String.UnicodeScalarView(hostileName.unicodeScalars.map { $0 == "\u{1B}" ? "\u{FFFD}" : $0 }))

    @Test func checkstyleNamesEachFileOnce() {
        let file = sampleFile("a b c")
        let found = [
            finding("a", in: file, severity: .error), finding("b", in: file), finding("c", in: file, severity: .note),
        ]
        let xml = ParsedXML(sampleReport(found).text(.checkstyle))
        #expect(xml.all("file").map { $0.attributes["name"] } == ["Clock.swift"])
        #expect(xml.all("error").map { $0.attributes["severity"] } == ["error", "warning", "info"])
        #expect(xml.all("error").map { $0.attributes["column"] } == ["1", "3", "5"])
        #expect(xml.all("error").allSatisfy { $0.attributes["source"] == "timerlint.some_rule" })
    }

    @Test func junitFailsForErrorsAndWarningsOnly() {
        let file = sampleFile("a b c")
        let found = [
            finding("a", in: file, severity: .error), finding("b", in: file), finding("c", in: file, severity: .note),
        ]
        let xml = ParsedXML(sampleReport(found).text(.junit))
        #expect(xml.all("testcase").count == 3)
        #expect(xml.all("failure").map { $0.attributes["type"] } == ["error", "warning"])
        #expect(xml.all("testsuite")[0].attributes["tests"] == "3")
        #expect(xml.all("testsuite")[0].attributes["failures"] == "2")
        #expect(xml.all("failure")[1].text == "Clock.swift:1:3: warning: it stops [some_rule]")
        #expect(
            xml.all("testcase").allSatisfy {
                Set($0.attributes.keys).isSubset(of: ["name", "time", "classname", "group"])
            }, "what Jenkins knows")
    }

    @Test(arguments: [(Severity.error, 1), (.note, 3), (nil, 0)])
    func junitFailsFromTheLevelThatFailsTheRun(_ level: Severity?, _ failures: Int) {
        let file = sampleFile("a b c")
        let found = [
            finding("a", in: file, severity: .error), finding("b", in: file), finding("c", in: file, severity: .note),
        ]
        var style = ReportStyle()
        style.failure = level
        let xml = ParsedXML(sampleReport(found).text(.junit, style: style))
        #expect(xml.all("failure").count == failures)
        #expect(xml.all("testsuite")[0].attributes["failures"] == "\(failures)")
    }

    @Test func junitPassesWhereThereIsNothingAndErrsWhereAFileFailed() {
        #expect(
            ParsedXML(sampleReport([]).text(.junit)).elements.map(\.name) == ["testsuites", "testsuite", "testcase"])
        let failed = ParsedXML(hostileReport().text(.junit))
        #expect(failed.all("error").map { $0.attributes["message"] } == ["cannot be read \(readable)"])
        #expect(failed.all("testsuite")[0].attributes["errors"] == "1")
    }

    @Test(arguments: [ReportFormat.checkstyle, .junit])
    func everythingHostileComesBackAsItWas(_ format: ReportFormat) {
        let xml = ParsedXML(hostileReport().text(format))
        #expect(xml.isWellFormed)
        let named =
            format == .checkstyle
            ? xml.all("file").map { $0.attributes["name"] } : xml.all("testcase").map { $0.attributes["classname"] }
        #expect(!named.isEmpty && named.allSatisfy { $0 == readable })
        #expect(xml.elements.contains { $0.attributes["message"] == "it stops \(readable)" })
    }
}

@Suite struct RDJSONFormatTests {
    @Test func aFixIsOneSuggestionThatReplacesOneRange() throws {
        let diagnostics = try ParsedJSON(SampleReport.report().text(.rdjson))["diagnostics"]
        let suggestion = diagnostics[2]["suggestions"][0]
        #expect(suggestion["text"].text == "[weak self] _ in self?")
        #expect(suggestion["range"]["start"]["column"].number == 92)
        #expect(suggestion["range"]["end"]["column"].number == 101)
        #expect(diagnostics[2]["suggestions"].list.count == 1)
        #expect(diagnostics[3]["suggestions"].value == nil)
        #expect(diagnostics[4]["related_locations"].list.count == 3)
    }

    @Test func levelsAndCodesAreReviewdogs() throws {
        let document = try ParsedJSON(SampleReport.report().text(.rdjson))
        #expect(document["source"]["name"].text == "timerlint")
        #expect(
            document["diagnostics"].list.map { $0["severity"].text } == ["ERROR", "INFO", "WARNING", "INFO", "ERROR"])
        #expect(document["diagnostics"][4]["code"]["value"].text == "cancel_while_suspended")
        #expect(document["diagnostics"][4]["code"]["url"].text == "https://example.org/rules#cancel_while_suspended")
    }

    @Test func columnsAreBytesAndNamesAreKept() throws {
        let report = sampleReport([finding("timer", in: sampleFile("/* 🙂 */ timer", path: hostileName))])
        let place = try ParsedJSON(report.text(.rdjson))["diagnostics"][0]["location"]
        #expect(place["range"]["start"]["column"].number == 12)
        #expect(place["range"]["end"]["column"].number == 17)
        #expect(place["path"].text == hostileName)
    }
}

@Suite struct MarkdownFormatTests {
    @Test func theGravestComeFirst() {
        let file = sampleFile("a b")
        let report = sampleReport([finding("a", in: file, severity: .note), finding("b", in: file, severity: .error)])
        let rows = report.text(.markdown).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(rows.map { String($0.dropFirst(2).prefix { $0 != " " }) } == ["error", "note"])
        #expect(
            rows.first
                == "| error | <code>app/Clock.swift:1</code> | it stops | [`some_rule`](https://example.org/some_rule) |"
        )
    }

    @Test func aHostileNameIsNoMarkup() throws {
        let text = hostileReport().text(.markdown)
        let row = try #require(text.split(separator: "\n").last)
        // Five bars delimit four cells, so none comes from the name.
        #expect(row.filter { $0 == "|" }.count == 5)
        #expect(!text.contains("<h>") && !text.contains("`j`") && !text.contains("\u{1B}"))
    }

    @Test func aLongListIsCut() {
        let file = sampleFile(String(repeating: "t\n", count: 5_000))
        let found = (0..<5_000).map { index -> Finding in
            let start = UInt32(2 * index)
            return Finding(
                rule: "some_rule", severity: .warning,
                location: Location(file: file, range: SourceRange(start, start + 1)),
                message: String(repeating: "m", count: 100))
        }
        let text = sampleReport(found).text(.markdown)
        #expect(text.hasSuffix("… and 4900 more.\n"))
        #expect(text.utf16.count < 65_536)
    }

    @Test func nothingFoundIsSaid() {
        #expect(sampleReport([]).text(.markdown) == "### timerlint: no findings\n\nno findings in 1 file\n")
    }
}
