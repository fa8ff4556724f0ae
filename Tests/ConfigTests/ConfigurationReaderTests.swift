import Testing
import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintRules
import TimerlintTimers

@testable import TimerlintConfig

/// Rules for the tests in this folder, independent of the catalog.
let sampleRules = [
    sample("first_rule", .warning),
    sample(
        "second_rule", .error,
        options: [
            Rule.Option(name: "minimum", summary: "seconds", defaultValue: .number(0.05)),
            Rule.Option(name: "strict", summary: "whether", defaultValue: .flag(false)),
            Rule.Option(name: "word", summary: "which", defaultValue: .text("a")),
        ]),
    sample("third_rule", .note, isOptIn: true),
]

private func sample(_ id: String, _ severity: Severity, isOptIn: Bool = false, options: [Rule.Option] = []) -> Rule {
    Rule(
        id: id, summary: "a sample", why: "Why.", notice: "It shows.", remedy: "Fix it.", severity: severity,
        isOptIn: isOptIn, since: "0.1.0",
        example: Rule.Example(bad: "", good: ""), options: options, detect: { _ in [] })
}

private func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader(rules: sampleRules).read(text, file: ".timerlint.yml")
}

/// A starter configuration with all settings uncommented.
func withoutComments(_ starter: String) -> String {
    let lines = starter.split(separator: "\n").filter { $0.wholeMatch(of: /# +(- .*|[a-z_]+:.*)/) != nil }
    return lines.map { $0.dropFirst(2) }.joined(separator: "\n")
}

/// A few lines that expand to 10 to the power of 12 values.
private let manyAliases = (1..<12).reduce("k0: &k0 [x, x, x, x, x, x, x, x, x, x]") { text, level in
    let aliases = repeatElement("*k\(level - 1)", count: 10).joined(separator: ", ")
    return text + "\nk\(level): &k\(level) [\(aliases)]"
}

@Suite("Reading a configuration")
struct ConfigurationReaderTests {
    @Test("every key is read, with the line it stands on")
    func readsEverything() throws {
        let configuration = try read(
            """
            include: ["Sources/**"]
            exclude:
              - Vendor/
              - "!Pods/"
            fail_on: error
            baseline: known.json
            ui: true
            rules:
              first_rule: off
              second_rule:
                severity: note
                options: {minimum: 0.1, strict: true, word: b}
            overrides:
              - paths: Tests/
                ui: false
                rules: {first_rule: error}
            wrappers:
              timers:
                - {type: RepeatingTimer, start: [resume], stop: cancel, handler: [eventHandler]}
              weak_proxies: [WeakProxy]
              main_thread: [onMain]
            """)
        #expect(configuration.include?.value == ["Sources/**"])
        #expect(configuration.exclude?.value == ["Vendor/", "!Pods/"])
        #expect(configuration.exclude?.origin == ".timerlint.yml:3")
        #expect(configuration.failOn?.value == .error)
        #expect(configuration.baseline?.value == "known.json")
        #expect(configuration.isUI?.value == true)
        #expect(configuration.rules.levels["first_rule"]?.value == .off)
        #expect(configuration.rules.levels["first_rule"]?.origin == ".timerlint.yml:9")
        #expect(configuration.rules.levels["second_rule"]?.value == .at(.note))
        #expect(configuration.rules.options["second_rule"]?["minimum"]?.value == .number(0.1))
        #expect(configuration.rules.options["second_rule"]?["strict"]?.value == .flag(true))
        #expect(configuration.rules.options["second_rule"]?["word"]?.value == .text("b"))
        #expect(configuration.overrides.first?.rules.levels["first_rule"]?.value == .at(.error))
        #expect(configuration.overrides.first?.isUI?.value == false)
        let timer = Wrappers.Timer(
            type: "RepeatingTimer", start: ["resume"], stop: ["cancel"], handler: ["eventHandler"])
        #expect(configuration.wrappers.timers == [timer])
        #expect(configuration.wrappers.weakProxies == ["WeakProxy"])
        #expect(configuration.wrappers.mainThread == ["onMain"])
    }

    @Test(
        "nothing at all is a configuration", arguments: ["", "# only a comment\n", "{}", "---\n", "rules:\n", "null"])
    func readsNothing(_ text: String) throws {
        #expect(try read(text).rules.isEmpty)
    }

    @Test("JSON is read as well")
    func readsJSON() throws {
        let configuration = try read(
            "{\n\t\"rules\": {\"first_rule\": {\"severity\": \"error\"}},\n\t\"ui\": null\n}\n")
        #expect(configuration.rules.levels["first_rule"]?.value == .at(.error))
        #expect(configuration.isUI == nil)
    }

    @Test(
        "a mistake is named with its place and what would be right",
        arguments: [
            ("exclud: [a]", "1:1: unknown key 'exclud'; did you mean 'exclude'?"),
            ("rules:\n  frist_rule: off", "2:3: unknown rule 'frist_rule'; did you mean 'first_rule'?"),
            ("rules:\n  zzz: off", "2:3: unknown rule 'zzz'; 'timerlint rules' lists them"),
            ("rules: {first_rule: loud}", "1:21: unknown level 'loud'; there are 'off', 'note', 'warning', 'error'"),
            ("rules: {first_rule: warn}", "1:21: unknown level 'warn'; did you mean 'warning'?"),
            ("rules: {first_rule: eror}", "1:21: unknown level 'eror'; did you mean 'error'?"),
            ("rules: {first_rule: {sverity: off}}", "1:22: unknown key 'sverity'; did you mean 'severity'?"),
            ("rules: {first_rule: {options: {a: 1}}}", "1:32: 'first_rule' has no options"),
            (
                "rules: {second_rule: {options: {minimun: 1}}}",
                "1:33: unknown option 'minimun'; did you mean 'minimum'?"
            ),
            ("rules: {second_rule: {options: {minimum: x}}}", "1:42: this must be a number, not 'x'"),
            ("rules: {second_rule: {options: {minimum: .inf}}}", "1:42: this must be a number, not '.inf'"),
            ("rules: {second_rule: {options: {strict: 1}}}", "1:41: this must be true or false, not '1'"),
            ("rules: [first_rule]", "1:8: this must be a section of keys and values, not a list"),
            ("ui: maybe", "1:5: this must be true or false, not 'maybe'"),
            ("fail_on: warnings", "1:10: unknown level 'warnings'; did you mean 'warning'?"),
            ("exclude: [{a: b}]", "1:11: this must be a text, not a section of keys and values"),
            ("exclude: ['']", "1:11: an empty pattern matches nothing"),
            ("overrides:\n  - rules: {first_rule: off}", "2:5: an override needs 'paths'"),
            ("overrides:\n  - {paths: a, path: b}", "2:16: unknown key 'path'; did you mean 'paths'?"),
            ("wrappers: {timers: [{start: a}]}", "1:21: a timer of your own needs its 'type'"),
            ("wrappers: {proxies: []}", "1:12: unknown key 'proxies'; did you mean 'weak_proxies'?"),
            ("- a", "1:1: this must be a section of keys and values, not a list"),
            ("ui: true\nui: false", "1: the key 'ui' occurs twice in the section that begins here"),
        ])
    func namesMistakes(_ text: String, _ message: String) {
        #expect { try read(text) } throws: { error in
            (error as? ConfigurationError)?.message == ".timerlint.yml:" + message
        }
    }

    @Test(
        "what is no YAML is named with its place",
        arguments: ["rules: [", "a: b: c", "\"open", "\t- x", "a: *nowhere", "%YAML 9.9\n---\na: 1\n", "a: !<x"])
    func namesSyntaxErrors(_ text: String) {
        #expect { try read(text) } throws: { error in
            guard let error = error as? ConfigurationError else { return false }
            return error.line != nil && error.problem.hasPrefix("not valid YAML")
        }
    }

    @Test(
        "hostile files end in an error, soon",
        arguments: [
            String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
            String(repeating: "- ", count: 100_000), "exclude: [" + String(repeating: "a, ", count: 150_000) + "a]",
            manyAliases,
        ])
    func survives(_ text: String) {
        #expect(throws: ConfigurationError.self) { try read(text) }
    }

    @Test("a level that is the default one counts, but not in a copy of the catalogue's own section")
    func countsDefaultLevels() throws {
        #expect(try read("rules: {first_rule: warning}").rules.levels["first_rule"]?.value == .at(.warning))
        #expect(try read("rules: {first_rule: {severity: warning}}").rules.levels["first_rule"]?.value == .at(.warning))
        #expect(
            try read("rules: {first_rule: {severity: warning, summary: a sample}}").rules.levels["first_rule"] == nil)
        #expect(
            try read("rules: {first_rule: {severity: error, summary: a sample}}").rules.levels["first_rule"]?.value
                == .at(.error))
        #expect(try read("rules: {third_rule: {severity: off, summary: a sample}}").rules.levels["third_rule"] == nil)
    }

    @Test("rules.json sets everything to what it is without")
    func acceptsRulesFile() throws {
        let reader = ConfigurationReader(rules: sampleRules)
        let configuration = try reader.read(RulesFile(rules: sampleRules).text, file: "rules.json")
        for rule in sampleRules {
            let level = configuration.rules.levels[rule.id]?.value
            #expect(level == nil, "it is the default, and so nobody's wish")
            for option in rule.options {
                #expect(configuration.rules.options[rule.id]?[option.name]?.value == option.defaultValue)
            }
        }
        #expect(configuration.failOn?.value == .warning)
        #expect(configuration.wrappers.isEmpty && configuration.overrides.isEmpty)
    }

    @Test("what 'init' writes changes nothing, and stays valid when every line of it counts")
    func acceptsStarter() throws {
        let text = starterConfiguration(rules: sampleRules)
        let configuration = try read(text)
        #expect(configuration.rules.isEmpty && configuration.exclude == nil)
        let uncommented = try read(withoutComments(text))
        #expect(uncommented.rules.levels.count == sampleRules.count)
        #expect(uncommented.wrappers.timers.count == 1)
        #expect(uncommented.overrides.count == 1)
    }
}
