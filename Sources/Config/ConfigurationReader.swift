import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintRules
import TimerlintWorkspace

/// Reads one configuration file strictly. Input: its text. Output: a `Configuration`, or the first error with
/// its position.
package struct ConfigurationReader {
    /// All known rules.
    let rules: [Rule]

    package init(rules: [Rule] = Catalogue.rules) { self.rules = rules }

    /// `file` is the name used in errors.
    package func read(_ text: String, file: String) throws(ConfigurationError) -> Configuration {
        var parser = SettingParser(file: file)
        let root = try parser.parse(text)
        var section = try SettingSection(root)
        var result = Configuration(file: file)
        if let setting = section.value(of: ConfigurationKey.include) {
            result.include = setting.sourced(try patterns(setting))
        }
        if let setting = section.value(of: ConfigurationKey.exclude) {
            result.exclude = setting.sourced(try patterns(setting))
        }
        if let setting = section.value(of: ConfigurationKey.rules) { result.rules = try ruleSettings(setting) }
        for setting in section.value(of: ConfigurationKey.overrides)?.elements() ?? [] {
            result.overrides.append(try override(setting, file))
        }
        if let setting = section.value(of: ConfigurationKey.failOn) {
            result.failOn = setting.sourced(try failLevel(setting))
        }
        if let setting = section.value(of: ConfigurationKey.baseline) {
            result.baseline = setting.sourced(try setting.text())
        }
        if let setting = section.value(of: ConfigurationKey.wrappers) { result.wrappers = try wrappers(setting) }
        if let setting = section.value(of: ConfigurationKey.ui) { result.isUI = setting.sourced(try setting.flag()) }
        section.ignore(ConfigurationKey.descriptions)
        try section.end()
        return result
    }

    private func patterns(_ setting: Setting) throws(ConfigurationError) -> [String] {
        for element in setting.elements() where try element.text().isEmpty {
            throw element.error("an empty pattern matches nothing")
        }
        return try setting.texts()
    }

    private func failLevel(_ setting: Setting) throws(ConfigurationError) -> FailLevel {
        guard let level = FailLevel(rawValue: try setting.text()) else {
            throw setting.unknown("level", among: FailLevel.allCases.map(\.rawValue))
        }
        return level
    }

    private func override(_ setting: Setting, _ file: String) throws(ConfigurationError) -> Configuration.Override {
        var section = try SettingSection(setting)
        guard let paths = section.value(of: OverrideKey.paths) else { throw setting.error("an override needs 'paths'") }
        let rules = PathRules(patterns: try patterns(paths), source: file)
        var result = Configuration.Override(paths: rules, rules: RuleSettings())
        if let setting = section.value(of: OverrideKey.rules) { result.rules = try ruleSettings(setting) }
        if let setting = section.value(of: OverrideKey.ui) { result.isUI = setting.sourced(try setting.flag()) }
        try section.end()
        return result
    }

    // MARK: Rules

    private func ruleSettings(_ setting: Setting) throws(ConfigurationError) -> RuleSettings {
        var result = RuleSettings()
        for (key, value) in try setting.members() {
            let id = try key.text()
            guard let rule = rules.first(where: { $0.id == id }) else {
                throw key.unknown("rule", among: rules.map(\.id))
            }
            try read(value, of: rule, into: &result)
        }
        return result
    }

    /// A level, or a section with `severity` and `options`.
    private func read(_ setting: Setting, of rule: Rule, into result: inout RuleSettings) throws(ConfigurationError) {
        if case .scalar = setting.value {
            result.levels[rule.id] = setting.sourced(try level(setting))
            return
        }
        var section = try SettingSection(setting)
        if let setting = section.value(of: RuleKey.severity) {
            let level = try level(setting)
            // In a copy of rules.json, only a level that differs from the default is the user's choice.
            if !section.has(RuleKey.descriptions) || level != rule.defaultLevel {
                result.levels[rule.id] = setting.sourced(level)
            }
        }
        for (key, value) in try section.value(of: RuleKey.options)?.members() ?? [] {
            let option = try self.option(key, of: rule)
            result.options[rule.id, default: [:]][option.name] = value.sourced(try self.value(value, like: option))
        }
        section.ignore(RuleKey.descriptions)
        try section.end()
    }

    private func level(_ setting: Setting) throws(ConfigurationError) -> RuleLevel {
        guard let level = RuleLevel(try setting.text()) else { throw setting.unknown("level", among: RuleLevel.names) }
        return level
    }

    private func option(_ key: Setting, of rule: Rule) throws(ConfigurationError) -> Rule.Option {
        let name = try key.text()
        if let option = rule.options.first(where: { $0.name == name }) { return option }
        if rule.options.isEmpty { throw key.error("'\(rule.id)' has no options") }
        throw key.unknown("option", among: rule.options.map(\.name))
    }

    private func value(_ setting: Setting, like option: Rule.Option) throws(ConfigurationError) -> Rule.Option.Value {
        switch option.defaultValue {
        case .number: .number(try setting.number())
        case .text: .text(try setting.text())
        case .flag: .flag(try setting.flag())
        }
    }

    // MARK: Wrappers

    private func wrappers(_ setting: Setting) throws(ConfigurationError) -> Wrappers {
        var section = try SettingSection(setting)
        var result = Wrappers()
        for element in section.value(of: WrappersKey.timers)?.elements() ?? [] {
            result.timers.append(try timer(element))
        }
        result.weakProxies = try section.value(of: WrappersKey.weakProxies)?.texts() ?? []
        result.mainThread = try section.value(of: WrappersKey.mainThread)?.texts() ?? []
        try section.end()
        return result
    }

    private func timer(_ setting: Setting) throws(ConfigurationError) -> Wrappers.Timer {
        var section = try SettingSection(setting)
        guard let type = section.value(of: OwnTimerKey.type) else {
            throw setting.error("a timer of your own needs its 'type'")
        }
        let timer = Wrappers.Timer(
            type: try type.text(), start: try section.value(of: OwnTimerKey.start)?.texts() ?? [],
            stop: try section.value(of: OwnTimerKey.stop)?.texts() ?? [],
            handler: try section.value(of: OwnTimerKey.handler)?.texts() ?? [])
        try section.end()
        return timer
    }
}

extension Setting {
    fileprivate func sourced<Value>(_ value: Value) -> Sourced<Value> {
        Sourced(value, origin: "\(file):\(line)")
    }
}
