/// Libraries of others that a tree contains as their archives unpack: `Charts-master`, `mixpanel-2.8.2`. Their examples show
/// how the library is used, and are no programs of the tree.
extension [BuildDescription] {
    /// The descriptions, in the same order, without the programs of such libraries if the tree has one of its own.
    var withoutExamplesOfDownloads: [BuildDescription] {
        guard contains(where: { !$0.folder.isDownloaded && $0.targets.contains { $0.product == .app } }) else {
            return self
        }
        return map { description in
            guard description.folder.isDownloaded else { return description }
            var own = description
            own.targets.removeAll { BuildTargets.programs.contains($0.product) }
            own.hadExamples = own.targets.count < description.targets.count
            return own
        }
    }
}

extension String {
    /// Whether a folder of the path bears the name of an archive.
    fileprivate var isDownloaded: Bool { split(separator: "/").contains(where: \.namesArchive) }
}

extension Substring {
    /// `Charts-master`, `mixpanel-2.8.2`, `Player-v1.0`
    fileprivate var namesArchive: Bool {
        guard let dash = lastIndex(of: "-"), dash != startIndex else { return false }
        let end = self[index(after: dash)...]
        if ["develop", "main", "master"].contains(end) { return true }
        let number = end.hasPrefix("v") ? end.dropFirst() : end
        return number.contains(".") && number.first?.isNumber == true && number.allSatisfy { $0.isNumber || $0 == "." }
    }
}
