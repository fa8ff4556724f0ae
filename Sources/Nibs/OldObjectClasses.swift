/// Collects the classes that a file in the format before Xcode 4 gives to its objects: pairs of `12.CustomClassName` and a
/// class, as `<string key="12.CustomClassName">Clock</string>`, or as two lists of all keys and all values.
struct OldObjectClasses {
    private enum Text {
        case key
        /// The value at that place in the list.
        case value(Int)
        /// What stands behind a key.
        case named(String)
    }

    /// The open list, and the number of elements around what is directly in it.
    private var list: (isOfKeys: Bool, depth: Int)?
    private var keys: [String] = []
    /// The place of the last value.
    private var place = -1
    private var text: Text?
    /// The class of File's Owner.
    private(set) var owner: String?
    /// Those of the other objects, in the file's order.
    private(set) var objects: [String] = []

    private static let ending = ".CustomClassName"
    private static let ownerID = "-1"

    /// `depth`: the number of elements around it.
    mutating func start(_ name: String, _ attributes: [String: String], depth: Int) {
        text = nil
        let key = attributes["key"]
        if let list {
            // The first element of a list tells how it is encoded.
            guard depth == list.depth, key != "EncodedWithXMLCoder" else { return }
            place += 1
            text = list.isOfKeys ? .key : .value(place)
        } else if key == "dict.sortedKeys" || key == "dict.values" {
            if key == "dict.sortedKeys" { keys = [] }
            list = (key == "dict.sortedKeys", depth + 1)
            place = -1
        } else if name == "string", let key, key.hasSuffix(Self.ending) {
            text = .named(key)
        }
    }

    mutating func end(depth: Int) {
        text = nil
        if let list, depth < list.depth { self.list = nil }
    }

    mutating func take(_ text: String) {
        switch self.text {
        case .key?: keys.append(text)
        case .value(let place)?: if place < keys.count { add(text, key: keys[place]) }
        case .named(let key)?: add(text, key: key)
        case nil: break
        }
    }

    private mutating func add(_ name: String, key: String) {
        guard key.hasSuffix(Self.ending) else { return }
        let id = key.dropLast(Self.ending.count)
        // The other ids of this kind are placeholders, too.
        if id == Self.ownerID { owner = name } else if !id.hasPrefix("-") { objects.append(name) }
    }
}
