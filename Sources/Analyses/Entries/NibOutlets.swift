import TimerlintNibs

/// What the Interface Builder files connect to the outlets of each class, and what of that they show. Input: the files,
/// one by one. Output: the answers about a class and what it inherits from or is inherited by.
package struct NibOutlets: Sendable {
    /// The names of a class's outlets.
    private struct Names {
        var connected: Set<String> = []
        /// Those connected to something that the file does not hide.
        var shown: Set<String> = []
    }

    private var names: [String: Names] = [:]
    /// Classes in files in the format before Xcode 4, whose connections are not read.
    private var unread: Set<String> = []

    mutating func add(_ nib: Nib) {
        if nib.objects.isEmpty { return unread.formUnion(nib.classes) }
        let hidden = Set(nib.objects.filter(\.isHidden).map(\.id))
        for object in nib.objects {
            guard let name = object.customClass else { continue }
            names[name, default: Names()].connected.formUnion(object.outlets.map(\.property))
            let shown = object.outlets.filter { !hidden.contains($0.destination) }
            names[name, default: Names()].shown.formUnion(shown.map(\.property))
        }
    }

    /// Whether a file connects the outlet in an object of one of the classes; `nil` if no file that is read has such an
    /// object.
    package func connects(_ outlet: String, ofOneOf classes: [String]) -> Bool? {
        answer(classes) { has(outlet, in: $0.connected) }
    }

    /// Whether a file connects the outlet to something that the file shows.
    package func shows(_ outlet: String, ofOneOf classes: [String]) -> Bool? {
        answer(classes) { has(outlet, in: $0.shown) }
    }

    private func answer(_ classes: [String], _ holds: (Names) -> Bool) -> Bool? {
        let found = classes.compactMap { names[$0] }
        guard !found.isEmpty, unread.isDisjoint(with: classes) else { return nil }
        return found.contains(where: holds)
    }

    /// Objective-C's instance variable `_label` is connected by the name `label`, too, and the other way round.
    private func has(_ outlet: String, in connected: Set<String>) -> Bool {
        connected.contains(outlet) || connected.contains("_" + outlet)
            || outlet.hasPrefix("_") && connected.contains(String(outlet.dropFirst()))
    }
}
