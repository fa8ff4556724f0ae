import Foundation
import Testing

/// Malicious source trees and repositories.
@Suite("Hostile trees") struct HostileTreeTests {
    private let folder: Scratch

    init() throws { folder = try Scratch() }

    private func shell(_ script: String) throws -> Tool.Run {
        let identity = [
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
        ]
        return try Tool.shell("set -e\n" + script, in: folder, environment: identity)
    }

    // MARK: Names

    #if !canImport(Darwin)
        /// `café` in two normal forms, which are equal as strings, and two names of invalid UTF-8 that are
        /// repaired to the same text.
        private static let twins = [#"caf\303\251.swift"#, #"cafe\314\201.swift"#, #"a\377.swift"#, #"a\376.swift"#]

        private func makeTwins() throws {
            try folder.write(Sample.fixable, to: "text")
            for (index, name) in Self.twins.enumerated() {
                _ = try shell("sed 's/ClockView/Clock\(index)View/' text > \"$(printf '\(name)')\"")
            }
        }

        @Test("files whose names are equal as texts are fixed each by itself")
        func fixesTwins() throws {
            try makeTwins()
            let diff = try shell("\"$timerlint\" lint --diff . || test $? = 1")
            #expect(diff.status == 0 && diff.lines.count { $0.hasPrefix("+++ ") } == 4, "\(diff.output)\(diff.errors)")
            let fixed = try Tool.run(["lint", "--fix"], in: folder)
            #expect(fixed.status == 0 && fixed.errors.contains("fixed 4 findings in 4 files"), "\(fixed.errors)")
            for (index, name) in Self.twins.enumerated() {
                #expect(try shell("grep -c 'forMode: .common' \"$(printf '\(name)')\"").output == "1\n")
                #expect(try shell("grep -c 'class Clock\(index)View' \"$(printf '\(name)')\"").output == "1\n")
            }
        }

        @Test("files whose names are equal as texts have findings of their own in a baseline and before a change")
        func knowsFindingsOfTwins() throws {
            try makeTwins()
            _ = try shell("rm text; git init -q -b main; git add -A; git commit -qm one")
            #expect(try Tool.run(["lint", "--changed-since", "main"], in: folder).status == 0)
            _ = try shell("for name in *.swift; do echo >> \"$name\"; done")
            let changed = try Tool.run(["lint", "--changed-since", "main"], in: folder)
            #expect(changed.status == 0, "\(changed.output)")
            #expect(try Tool.run(["baseline"], in: folder).errors.contains("4 known findings"))
            #expect(try Tool.run(["lint"], in: folder).status == 0)
            _ = try shell("rm \"$(printf '\(Self.twins[2])')\"")
            #expect(
                try Tool.run(["lint"], in: folder).errors.contains("1 entry of the baseline matches nothing any more"))
        }
    #endif

    @Test("what is written in the tree starts no line of a log, and holds nothing that is obeyed")
    func saysNothingOfTheTreesOwn() throws {
        let name = "::set-output name=a::b\n::error::c\u{1B}[31m##[error]d.swift"
        try folder.write(Sample.warning, to: name)
        try folder.write("\"\(String(repeating: "x", count: 500))\\n::error::in the key\": 1\n", to: ".timerlint.yml")
        for arguments in [
            [], ["--format", "concise"], ["--format", "agent"], ["--format", "xcode"], ["--show-files"],
        ] {
            for configured in [true, false] {
                let run = try Tool.run(
                    ["lint"] + arguments + (configured ? [] : ["--config", "/dev/null"]), in: folder)
                #expect(!(run.output + run.errors).isEmpty)
                for line in (run.output + run.errors).split(separator: "\n") {
                    #expect(!line.drop(while: \.isWhitespace).hasPrefix("::") && !line.contains("##["), "\(line)")
                    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(line)")
                    #expect(!configured || line.count < 300)
                }
            }
        }
    }

    // MARK: Reach

    @Test("a configuration has nothing read or written outside the project")
    func staysInside() throws {
        try folder.write("secret: of another\nfolder: [", to: "outside/secret")
        try folder.write(Sample.warning, to: "project/App/Poller.swift")
        _ = try shell("git init -q project")
        func run(_ arguments: String...) throws -> Tool.Run {
            try Tool.shell("cd project && \"$timerlint\" \(arguments.joined(separator: " "))", in: folder)
        }
        for place in ["../outside/secret", folder.url.appendingPathComponent("outside/secret").path, "link"] {
            _ = try shell("ln -sf ../outside/secret project/link")
            try folder.write("baseline: \(place)\n", to: "project/.timerlint.yml")
            for run in [try run("lint"), try run("baseline")] {
                #expect(
                    run.status == 2 && run.errors.contains("outside the project")
                        || run.errors.contains("out of the project"), "\(run.errors)")
                #expect(!run.errors.contains("another"))
            }
        }
        _ = try shell("ln -sf ../outside/secret project/.timerlint.yml")
        let linked = try run("lint")
        #expect(
            linked.status == 2 && linked.errors.contains("a symbolic link out of the project is not read")
                && !linked.errors.contains("another"))
        _ = try shell(
            "rm project/.timerlint.yml; ln -sf ../outside/new project/.timerlint-baseline.json; ln -sf ../outside/report project/report.json"
        )
        #expect(try run("baseline").status == 2)
        #expect(try run("lint", "--format", "json=report.json").status == 2)
        _ = try shell("ln -sf ../outside/settings project/.timerlint.yml")
        #expect(try run("init").status == 2)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("outside").path) == [
                "secret"
            ])
        #expect(try folder.read("outside/secret") == "secret: of another\nfolder: [")
    }

    @Test("whoever runs the command may keep the baseline outside of the project, by any spelling; a link may not")
    func baselineGoesWhereItIsTyped() throws {
        try folder.write(Sample.warning, to: "project/App/Poller.swift")
        _ = try shell("git init -q project; mkdir outside; ln -s ../outside project/link")
        func run(_ file: String) throws -> Tool.Run {
            try Tool.shell("cd project && \"$timerlint\" baseline --baseline \(file)", in: folder)
        }
        #expect(try run("../typed.json").status == 0)
        #expect(try run(folder.url.appendingPathComponent("absolute.json").path).status == 0)
        #expect(try folder.read("typed.json") == folder.read("absolute.json"))
        for _ in 1...2 {
            let report = "cd project && \"$timerlint\" lint --no-baseline --format json=../report.json"
            #expect(try shell(report).status == 1)
        }
        let linked = try run("link/linked.json")
        #expect(linked.status == 2 && linked.errors.contains("symbolic link out of the project"), "\(linked.errors)")
        let outside = folder.url.appendingPathComponent("outside").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == [])
    }

    @Test("an error quotes one short line at most")
    func quotesLittle() throws {
        try folder.write("first line of a text\nsecond line\n", to: "notes.txt")
        let run = try Tool.run(["lint", "--baseline", "notes.txt", "--allow-empty"], in: folder)
        #expect(run.status == 2 && !run.errors.contains("second"), "\(run.errors)")
    }

    // MARK: Repositories

    /// A repository with one changed file, whose configuration names a program everywhere git accepts one.
    private func makeRepository() throws {
        try folder.write(Sample.warning, to: "r/Poller.swift")
        try folder.write("*.swift filter=evil diff=evil\n", to: "r/.gitattributes")
        try folder.write("#!/bin/sh\necho \"$0 $*\" >> '\(folder.url.path)/ran'\nexit 1\n", to: "canary")
        _ = try shell("chmod +x canary; cd r; git init -q -b main; git add -A; git commit -qm one")
        let canary = folder.url.appendingPathComponent("canary").path
        let settings = [
            "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "core.fsmonitor", "diff.evil.textconv",
            "diff.evil.command",
            "diff.external", "core.pager", "core.sshCommand", "credential.helper", "gpg.program", "core.editor",
        ]
        for setting in settings { _ = try shell("cd r; git config \(setting) '\(canary)'") }
        _ = try shell("cd r; git config filter.evil.required true; git config alias.diff-index '!\(canary)'")
        for hook in ["post-index-change", "reference-transaction", "post-checkout", "fsmonitor-watchman", "pre-commit"]
        {
            _ = try shell("mkdir -p r/.git/hooks; cp canary r/.git/hooks/\(hook)")
        }
        try folder.write(Sample.warning.replacingOccurrences(of: "Poller", with: "Other"), to: "r/Other.swift")
        try folder.write(Sample.warning + "// more\n", to: "r/Poller.swift")
        _ = try shell("rm -f ran")
    }

    private var hasRun: Bool { FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("ran").path) }

    @Test(
        "git runs nothing that a repository names, and writes nothing", arguments: ["--changed-since main", "--staged"])
    func runsNothing(_ option: String) throws {
        try makeRepository()
        if option == "--staged" {
            _ = try shell(
                "cd r; git -c core.fsmonitor=false -c core.hooksPath=/dev/null -c filter.evil.clean= -c filter.evil.process= -c filter.evil.required=false add Other.swift; rm -f ../ran; echo '// more' >> Other.swift"
            )
        }
        let before = try shell("cksum r/.git/index").output
        let run = try Tool.shell(
            "cd r && \"$timerlint\" lint \(option)", in: folder, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
        #expect(
            run.status == 1 && run.lines.count == 1 && run.output.hasPrefix("Other.swift:4:"),
            "\(run.output)\(run.errors)")
        #expect(!hasRun, "\((try? folder.read("ran")) ?? "")")
        #expect(try shell("cksum r/.git/index").output == before)
    }

    @Test("what a partial clone lacks is not fetched")
    func fetchesNothing() throws {
        try makeRepository()
        _ = try shell(
            """
            git -C r config uploadpack.allowfilter true
            git -c core.fsmonitor=false clone -q --no-checkout --filter=blob:none "file://$PWD/r" p 2> /dev/null
            cp r/*.swift p/
            cd p
            git config remote.origin.url 'ext::\(folder.url.path)/canary'
            git config protocol.ext.allow always
            rm -f ../ran
            """)
        let run = try Tool.shell(
            "cd p && \"$timerlint\" lint --changed-since main", in: folder,
            environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
        #expect(run.status == 1, "\(run.errors)")
        #expect(!hasRun, "\((try? folder.read("ran")) ?? "")")
    }
}
