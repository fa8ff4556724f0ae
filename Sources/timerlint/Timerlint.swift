import ArgumentParser

@main
struct Timerlint: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Find timers that freeze, leak, crash, race or never fire.")
}
