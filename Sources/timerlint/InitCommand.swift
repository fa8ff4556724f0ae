import ArgumentParser
import TimerlintConfig
import TimerlintRules
import TimerlintWorkspace

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a commented configuration file, .timerlint.yml, into the working folder.",
        discussion: """
            Everything in it is commented out: it changes nothing until a '#' goes.

            Examples:
              timerlint init                        at the root of a project
              cd Tests && timerlint init            for one folder, on top of the outer one
              timerlint config Tests/Clock.swift    what applies now, and which line says so
            """)

    func run() throws {
        let surroundings = try Surroundings(config: nil)
        let folder = surroundings.names.workingFolder
        for name in ConfigurationFiles.names
        where (try? FileSystem.status(of: folder.appending(name), followingLinks: false)) != nil {
            throw Failure("\(name) is already there; delete it first, or edit it")
        }
        let name = ConfigurationFiles.names[0]
        do {
            try FileSystem.write(Array(starterConfiguration(rules: Catalogue.rules).utf8), to: folder.appending(name))
        } catch {
            throw Failure("cannot write \(name): \(error.message)")
        }
        try Console.write("wrote \(name)\n")
    }
}
