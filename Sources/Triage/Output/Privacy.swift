/// What a report says that is nobody else's business is left out of the result: addresses in memory, and where files
/// lie on somebody's disk.
enum Privacy {
    /// A message without addresses and absolute paths.
    static func cleaned(_ message: String) -> String {
        var words: [Substring] = []
        for word in message.split(separator: " ", omittingEmptySubsequences: false) {
            words.append(cleanedWord(word))
        }
        return words.joined(separator: " ")
    }

    /// A file's path, without the folders of whoever built it.
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

    /// `0x` and more than four digits, and identifiers of devices and incidents.
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
