final class Reporter {
    private let beat = Beat(label: "agent.reporter")

    init() {
        beat.onBeat(every: 60) { print("report") }
    }

    func launch() {
        print("reporting")
    }
}

final class Keeper {
    private let pulse = Pulse(label: "agent.keeper")

    init() {
        pulse.onBeat(every: 60) { print("kept") }
    }

    func launch() {
        pulse.begin()
    }
}
