import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintReporting
import TimerlintSource

@Suite struct SARIFFormatTests {
    private func run(_ report: Report, style: ReportStyle = ReportStyle()) throws -> ParsedJSON {
        try ParsedJSON(report.text(.sarif, style: style))["runs"][0]
    }

    @Test func itHasAllThatCodeScanningNeeds() throws {
        let log = try ParsedJSON(SampleReport.report().text(.sarif))
        #expect(log["$schema"].text?.hasSuffix("sarif-schema-2.1.0.json") == true)
        #expect(log["version"].text == "2.1.0")
        let run = log["runs"][0]
        #expect(run["columnKind"].text == "utf16CodeUnits")
        let driver = run["tool"]["driver"]
        #expect(driver["name"].text == "timerlint")
        let rules = driver["rules"].list
        for rule in rules {
            #expect(rule["id"].text != nil && rule["id"].text != rule["name"].text)
            for description in ["shortDescription", "fullDescription", "help"] {
                let text = rule[description]["text"].text ?? ""
                #expect((1...1_024).contains(text.utf16.count))
            }
            #expect(["error", "warning", "note"].contains(rule["defaultConfiguration"]["level"].text))
            #expect(rule["helpUri"].text?.hasPrefix("https://") == true)
        }
        #expect(run["results"].list.count == 4)
        for result in run["results"].list {
            #expect(rules[result["ruleIndex"].number ?? 99]["id"].text == result["ruleId"].text)
            #expect(["error", "warning", "note"].contains(result["level"].text))
            #expect(result["message"]["text"].text?.isEmpty == false)
            let place = result["locations"][0]["physicalLocation"]
            #expect(place["artifactLocation"]["uri"].text == "My%20App/Clock.swift")
            #expect(place["artifactLocation"]["uriBaseId"].text == "%SRCROOT%")
            for key in ["startLine", "startColumn", "endLine", "endColumn"] {
                #expect((place["region"][key].number ?? 0) > 0)
            }
            #expect(result["partialFingerprints"]["primaryLocationLineHash"].text?.contains(":") == true)
            #expect(["high", "medium", "low"].contains(result["properties"]["precision"].text))
        }
    }

    @Test func aTraceIsAPathWithTheStateAfterEachStep() throws {
        let result = try run(SampleReport.report())["results"][2]
        let steps = result["codeFlows"][0]["threadFlows"][0]["locations"].list
        #expect(
            steps.map { $0["location"]["message"]["text"].text } == [
                "'source' is made", "pause() suspends it", "deinit cancels it and lets it go",
            ])
        #expect(steps.map { $0["state"]["timer"]["text"].text } == ["inactive", "suspend count 1", nil])
        #expect(steps.map { $0["executionOrder"].number } == [1, 2, 3])
        #expect(result["properties"]["outcome"].text == "traps")
    }

    @Test func fixesArePutAsReplacementsButSuggestionsAreNot() throws {
        let results = try run(SampleReport.report())["results"]
        let change = results[0]["fixes"][0]["artifactChanges"][0]
        #expect(change["artifactLocation"]["uri"].text == "My%20App/Clock.swift")
        #expect(change["replacements"].list.map { $0["insertedContent"]["text"].text } == ["[weak self] ", "self?"])
        #expect(change["replacements"][1]["deletedRegion"]["startColumn"].number == 95)
        #expect(change["replacements"][1]["deletedRegion"]["endColumn"].number == 99)
        #expect(results[1]["fixes"].value == nil)
    }

    @Test func suppressedFindingsCarryTheirReason() throws {
        let results = try run(SampleReport.report())["results"].list
        #expect(results[3]["suppressions"][0]["kind"].text == "inSource")
        #expect(results[3]["suppressions"][0]["justification"].text == "shown, not measured")
        #expect(results[0]["suppressions"].list.isEmpty)
        #expect(try run(SampleReport.report(), style: ReportStyle(suppressed: false))["results"].list.count == 3)
    }

    @Test func filesThatFailedAreNotificationsOfARunThatFailed() throws {
        let invocation = try run(SampleReport.report())["invocations"][0]
        #expect(invocation["executionSuccessful"].flag == false)
        let notification = invocation["toolExecutionNotifications"][0]
        #expect(notification["level"].text == "error")
        #expect(
            notification["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].text == "My%20App/Secret.swift")
        #expect(try run(sampleReport([]))["invocations"][0]["executionSuccessful"].flag == true)
    }

    @Test func urisArePercentEncodedAndCountedFromTheRoot() throws {
        let place = try run(hostileReport())["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
        let uri = try #require(place["uri"].text)
        #expect(uri.removingPercentEncoding == "app/" + hostileName)
        #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(uri.hasPrefix("app/a%20b/%22c%27%2541%3Ad%2Ce%0Af%5D%5D%3Eg%3Ch%3E%26i"))
        #expect(URL(string: uri, relativeTo: URL(string: "file:///repo/"))?.path == "/repo/app/" + hostileName)
    }

    @Test func aFileOutsideTheRootHasAnAbsoluteURI() throws {
        let report = sampleReport([finding("t", in: sampleFile("t", path: "../../else where/A.swift"))])
        let place = try run(report)["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
        #expect(place["uri"].text == "file:///else%20where/A.swift")
        #expect(place["uriBaseId"].value == nil)
    }

    @Test func columnsAreUTF16Units() throws {
        let report = sampleReport([finding("timer", in: sampleFile("\t\"é🙂\" timer"))])
        let region = try run(report)["results"][0]["locations"][0]["physicalLocation"]["region"]
        #expect(region["startColumn"].number == 8)
        #expect(region["endColumn"].number == 13)
    }

    /// The values come from github/codeql-action's own tests (`src/fingerprints.test.ts`).
    @Test(arguments: [
        (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
        (
            " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n",
            [
                "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
                "b3edc88f2938467e:1",
                "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
            ]
        ),
        (
            " hello; \t\r\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
            [
                "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
                "b3edc88f2938467e:1",
                "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
            ]
        ),
        (
            String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
            [
                "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4",
                "a7f2ff13bc495cf2:5",
                "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1",
                "cc97dc7b1d7d8f7b:1",
                "c129715d7a2bc9a3:1",
            ]
        ),
        ("", ["c129715d7a2bc9a3:1"]),
    ])
    func theLineHashIsThatOfTheUploadAction(_ text: String, _ hashes: [String]) throws {
        let file = sampleFile(text)
        let findings = (1...file.lines.count).map { line in
            let start = file.lines.range(ofLine: line).start
            return Finding(
                rule: "r", severity: .note, location: Location(file: file, range: SourceRange(start, start)),
                message: "m")
        }
        let results = try run(sampleReport(findings))["results"].list
        #expect(results.map { $0["partialFingerprints"]["primaryLocationLineHash"].text } == hashes)
    }

    /// Needs the schema (https://docs.oasis-open.org/sarif/sarif/v2.1.0) and Python's jsonschema package.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["TIMERLINT_SARIF_SCHEMA"] != nil))
    func itIsValidByTheOfficialSchema() throws {
        let schema = ProcessInfo.processInfo.environment["TIMERLINT_SARIF_SCHEMA"] ?? ""
        for report in [try SampleReport.report(), hostileReport(), sampleReport([])] {
            let script = """
                import json, sys, jsonschema
                schema, log = json.load(open(sys.argv[1])), json.load(sys.stdin)
                validator = jsonschema.validators.validator_for(schema)
                for error in validator(schema, format_checker=jsonschema.FormatChecker()).iter_errors(log):
                    print(list(error.path), error.message)
                """
            let result = try Program.run("python3", ["-c", script, schema], input: report.text(.sarif))
            #expect(result.status == 0 && result.output == "", "\(result.output)")
        }
    }
}
