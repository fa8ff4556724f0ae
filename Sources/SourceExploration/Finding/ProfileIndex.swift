/// The bodies that may concern timer sources, indexed by the names they use. The cost of following a name is
/// proportional to the bodies that use it.
final class ProfileIndex: Sendable {
    let profiles: [BodyProfile]
    let names: NameIndex
    private let readers: [Name: [Int]]
    private let callers: [Name: [Int]]
    private let functionOfParameter: [Name: Name]

    init(_ profiles: [BodyProfile], _ names: NameIndex) {
        var readers: [Name: [Int]] = [:]
        var callers: [Name: [Int]] = [:]
        var functionOfParameter: [Name: Name] = [:]
        for (index, profile) in profiles.enumerated() {
            for parameter in profile.parameters { functionOfParameter[parameter] = profile.name }
            let used = Set(
                profile.mentions.map(\.name) + profile.assigned + profile.emptied + profile.flows.map(\.target) + [
                    profile.name
                ])
            for name in used { readers[name, default: []].append(index) }
            for name in Set(profile.calls.map(\.callee)) { callers[name, default: []].append(index) }
        }
        self.profiles = profiles
        self.names = names
        self.readers = readers
        self.callers = callers
        self.functionOfParameter = functionOfParameter
    }

    /// The bodies that mention or modify a name, and those with that name.
    func profiles(lookingAt name: Name) -> [Int] { readers[name] ?? [] }

    /// The bodies that pass an argument to functions with this name.
    func profiles(calling function: Name) -> [Int] { callers[function] ?? [] }

    /// The name of the function that declares a parameter.
    func function(withParameter parameter: Name) -> Name? { functionOfParameter[parameter] }
}
