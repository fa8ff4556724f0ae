/// Reads which sources a podspec includes. Input: its Ruby text. Output: prefixes of their paths, or `nil` if the text
/// does more than list them.
struct Podspec {
    private let text: Substring
    private let folder: String

    init(_ file: BuildFile) {
        text = Substring(decoding: file.bytes, as: UTF8.self)
        folder = file.path.folderOfPath
    }

    /// `s.source_files = 'Kit/**/*.swift', 'Core/*.{h,m}'` includes paths that begin with `Kit/` or `Core/`.
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

    /// The string literals after an equals sign, in brackets or not, up to the end of the list.
    private static func strings(in rest: inout Substring) -> [String]? {
        rest = rest.dropFirst()
        var found: [String] = []
        while true {
            rest = rest.drop { " \t[\n".contains($0) }
            guard let quote = rest.first, quote == "'" || quote == "\"",
                let end = rest.dropFirst().firstIndex(of: quote)
            else { return nil }
            let string = rest[rest.index(after: rest.startIndex)..<end]
            // Ruby interpolates a value here.
            guard !string.contains("#{") else { return nil }
            found.append(String(string))
            rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "\t" }
            guard rest.first == "," else { break }
            rest = rest.dropFirst()
        }
        let following = rest.drop { " \t]".contains($0) }.first
        return following == nil || following == "\n" || following == "#" || following == ";" ? found : nil
    }

    /// The pattern up to its first wildcard, cut to whole folders, or all of it if there is no wildcard.
    private static func beginning(of pattern: String) -> String {
        guard let wildcard = pattern.firstIndex(where: { "*?[{".contains($0) }) else { return pattern }
        return pattern[..<wildcard].lastIndex(of: "/").map { String(pattern[...$0]) } ?? ""
    }
}
