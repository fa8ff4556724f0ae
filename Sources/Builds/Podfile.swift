/// Reads which pods a Podfile takes from folders of the tree. Input: its Ruby text. Output: the folders.
struct Podfile {
    private let text: String
    private let folder: String

    init(_ file: BuildFile) {
        text = String(decoding: file.bytes, as: UTF8.self)
        folder = file.path.folderOfPath
    }

    /// Those below the Podfile's own: `pod 'Clock', :path => 'Modules/Clock'`.
    func foldersBelow() -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap(localPath).compactMap { path in
            let found = path.trimmed.path(below: folder)
            return found.hasPrefix(folder.asPrefix) && found != folder && !found.hasPrefix("..") ? found : nil
        }
    }

    /// The string after `:path =>` or `path:` in a line that is no comment.
    private func localPath(_ line: Substring) -> String? {
        let code = line.drop { $0 == " " || $0 == "\t" }
        guard code.hasPrefix("pod"), let key = code.firstRange(of: /:path\s*=>|\spath:/) else { return nil }
        let value = code[key.upperBound...].drop { $0 == " " }
        guard let quote = value.first, quote == "'" || quote == "\"" else { return nil }
        return String(value.dropFirst().prefix { $0 != quote })
    }
}

extension String {
    /// Without a slash at the end.
    fileprivate var trimmed: String { hasSuffix("/") ? String(dropLast()) : self }
}
