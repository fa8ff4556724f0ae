/// The local names in force at one point of a walk. Looking a name up takes constant time however many are declared.
struct ScopeStack {
    private var variables: [String: [Int]] = [:]
    private var declared: [String] = []
    private var starts: [Int] = []

    mutating func enter() { starts.append(declared.count) }

    mutating func leave() {
        let start = starts.removeLast()
        for name in declared[start...] { variables[name]?.removeLast() }
        declared.removeSubrange(start...)
    }

    mutating func declare(_ name: String, _ variable: Int) {
        variables[name, default: []].append(variable)
        declared.append(name)
    }

    func lookUp(_ name: String) -> Int? { variables[name]?.last }
}
