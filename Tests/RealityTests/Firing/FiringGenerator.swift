/// Generates owners whose handlers run and switch the sources themselves. Correct by construction, then sometimes
/// with a seeded mistake.
struct FiringGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func program(_ name: String) -> Program {
        let shape = random.pick(FiringShape.all)
        var text = shape.text
        for option in shape.options { text = text.replacing(option.0, with: random.pick(option.1)) }
        for number in ["1", "2", "3"] {
            let queue = random.pick(["programQueue", "programQueue", "secondQueue", "thirdQueue"])
            text = text.replacing("NEW\(number)", with: "DispatchSource.makeTimerSource(queue: \(queue))")
        }
        let body = Template(text).filled(["EVERY": Self.period(&random), "NAME": name]).statements
        return Program(
            name: name, text: "final class \(name) {\n" + body.mutatedSometimes(&random).text + "}\n",
            makes: ["\(name)()"], calls: shape.calls.map { "object.\($0)" }, fires: true)
    }

    private static func period(_ random: inout SplitMix) -> String {
        random.pick(["deadline: .now(), repeating: 0.001", "deadline: .now() + 0.001, repeating: 0.001"])
    }
}
