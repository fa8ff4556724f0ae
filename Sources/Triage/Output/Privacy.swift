/// Removes private data of a report from the output: memory addresses and absolute paths.
enum Privacy {
    /// A message without addresses and absolute paths.
    static func cleaned(_ message: String) -> String {
        var words: [Substring] = []
        for word in message.split(separator: " ", omittingEmptySubsequences: false) {
            words.append(cleanedWord(word))
        }
        return words.joined(separator: " ")
    }

    /// A file's path without the folders of the build machine.
    static func cleanedPath(_ path: String) -> String {
        path.hasPrefix("/") || path.contains(":\\") || path.hasPrefix("~") ? lastPathComponent(path) : path
    }

    private static func cleanedWord(_ word: Substring) -> Substring {
        var word = word
        while let address = addressRange(in: word) {
            word = word[..<address.lowerBound] + "…" + word[address.upperBound...]
        }
        guard let slash = word.firstIndex(of: "/"), word[slash...].dropFirst().contains("/"), !word.contains("://")
        else { return word }
        let lead = word[..<slash]
        return lead + Substring(lastPathComponent(String(word[slash...])))
    }

    /// The range of `0x` with more than four digits, or of a device or incident identifier.
    private static func addressRange(in word: Substring) -> Range<Substring.Index>? {
        if let start = word.firstRange(of: "0x") {
            let digits = word[start.upperBound...].prefix { $0.isHexDigit }
            if digits.count > 8 { return start.lowerBound..<digits.endIndex }
        }
        let isIdentifier =
            word.count >= 36 && word.allSatisfy { $0.isHexDigit || "-<>(),.".contains($0) } && word.contains("-")
        return isIdentifier ? word.startIndex..<word.endIndex : nil
    }
}
