/// Reads which sources a podspec takes. Input: its Ruby text. Output: beginnings of their paths, or `nil` where the
/// text does more than list them.
struct Podspec {
    private let text: Substring
    private let folder: String

    init(_ file: BuildFile) {
        text = Substring(decoding: file.bytes, as: UTF8.self)
        folder = file.path.folderOfPath
    }

    /// `s.source_files = 'Kit/**/*.swift', 'Core/*.{h,m}'` takes what begins with `Kit/` and `Core/`.
    func beginnings() -> [String]? {
        var rest = text
        var found: [String] = []
        while let name = rest.firstRange(of: "source_files") {
            rest = rest[name.upperBound...].drop { $0 == " " }
            guard rest.first == "=", let list = Self.strings(in: &rest) else { return nil }
            found += list
        }
        return found.isEmpty ? nil : found.map { folder.asPrefix + Self.beginning(of: $0) }
    }

    /// The string literals behind an equals sign, in brackets or not, to the end of the list.
    private static func strings(in rest: inout Substring) -> [String]? {
        rest = rest.dropFirst()
        var found: [String] = []
        while true {
            rest = rest.drop { " \t[\n".contains($0) }
            guard let quote = rest.first, quote == "'" || quote == "\"",
                let end = rest.dropFirst().firstIndex(of: quote)
            else { return nil }
            let string = rest[rest.index(after: rest.startIndex)..<end]
            // Ruby puts a value in its place.
            guard !string.contains("#{") else { return nil }
            found.append(String(string))
            rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "\t" }
            guard rest.first == "," else { break }
            rest = rest.dropFirst()
        }
        let following = rest.drop { " \t]".contains($0) }.first
        return following == nil || following == "\n" || following == "#" || following == ";" ? found : nil
    }

    /// What stands before the first wildcard, up to a whole folder; all of it where there is none.
    private static func beginning(of pattern: String) -> String {
        guard let wildcard = pattern.firstIndex(where: { "*?[{".contains($0) }) else { return pattern }
        return pattern[..<wildcard].lastIndex(of: "/").map { String(pattern[...$0]) } ?? ""
    }
}
