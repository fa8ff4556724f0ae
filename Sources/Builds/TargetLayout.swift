import TimerlintSemantics
import TimerlintSource

/// Which paths belong to which targets. Input: the manifests, the build files and the paths of all sources.
final class TargetLayout: Sendable {
    let builds: DescribedBuilds
    /// The descriptions that do not list all files of their targets.
    let incompleteDescriptions: [BuildDescription]
    private let descriptionsOfFolder: [String: [BuildDescription]]
    let targets: [BuildTarget]
    /// For each target, the beginning of the paths in the folder of its description.
    let prefixes: [String]
    /// The same for the descriptions that have an application, or may have one.
    let applicationPrefixes: [String]
    /// The same for the descriptions that certainly have an application.
    let programPrefixes: [String]
    /// The beginnings of the paths of libraries that only an application of their own project uses, which is named after
    /// them: `Ticker/` beside the program `TickerExample`.
    let demonstratedPrefixes: [String]
    /// The same for the descriptions of an application with extensions, which is more than a demo unless it is called one.
    let extendedPrefixes: [String]
    private let membership: TargetMembership
    private let manifests: [FileModel]
    private let paths: [String]
    private let workingFolder: String
    private let targetsOfPath = Answers<String, [Int]>()
    private let knownSources = OneAnswer<[Int: [Int]]>()

    init(manifests: [FileModel], builds: DescribedBuilds, paths: [String], workingFolder: String) {
        self.builds = builds
        self.manifests = manifests
        self.paths = paths
        self.workingFolder = workingFolder
        let sorted = paths.map { $0.path(below: workingFolder) }.sorted()
        let hasSources = { (prefix: String) in
            let next = sorted.partitioningIndex { $0 >= prefix }
            return next < sorted.count && sorted[next].hasPrefix(prefix)
        }
        let described =
            builds.descriptions
            + manifests.compactMap { manifest in
                let path = manifest.file.path.path(below: workingFolder)
                if path.hasSuffix("Package.swift") {
                    return PackageManifest(manifest, path: path, hasSources: hasSources).description()
                }
                return TuistManifest(manifest, path: path)?.description()
            }
        let descriptions = described.withoutExamplesOfDownloads
        incompleteDescriptions = descriptions.filter { !$0.isComplete }
        descriptionsOfFolder = Dictionary(grouping: descriptions, by: \.prefix)
        targets = descriptions.flatMap(\.targets)
        prefixes = descriptions.flatMap { description in description.targets.map { _ in description.prefix } }
        applicationPrefixes = descriptions.filter {
            !$0.isComplete || $0.targets.contains { $0.product == .app }
        }.map(\.prefix)
        programPrefixes = descriptions.filter { $0.targets.contains { $0.product == .app } }.map(\.prefix)
        demonstratedPrefixes = descriptions.flatMap(\.demonstratedPrefixes).filter(hasSources)
        extendedPrefixes = descriptions.filter(\.hasExtendedApplication).map(\.prefix)
        membership = TargetMembership(targets)
    }

    /// Whether the layout follows from the same input.
    func isOf(manifests: [FileModel], builds: DescribedBuilds, paths: [String], workingFolder: String) -> Bool {
        self.builds === builds && self.manifests.elementsEqual(manifests, by: ===)
            && self.workingFolder == workingFolder && self.paths == paths
    }

    /// The descriptions of the folders around a file, from the outermost. Cost: a look-up for each folder.
    func descriptions(around path: String) -> [BuildDescription] {
        let folders = path.indices.filter { path[$0] == "/" }.map { String(path[...$0]) }
        return ([""] + folders).flatMap { descriptionsOfFolder[$0] ?? [] }
    }

    /// The targets that contain a file, in declaration order.
    func indices(of path: String) -> [Int] {
        targetsOfPath.answer(to: path) { membership.targets(of: path.path(below: workingFolder)) }
    }

    /// For each target, the indices of its sources.
    var sourcesOfTargets: [Int: [Int]] {
        knownSources.answer {
            var found: [Int: [Int]] = [:]
            for (number, path) in paths.enumerated() {
                for target in indices(of: path) { found[target, default: []].append(number) }
            }
            return found
        }
    }
}

extension BuildDescription {
    /// Where the libraries lie after which its demos are named, if it builds nothing else.
    fileprivate var demonstratedPrefixes: [String] {
        let programs = targets.filter { $0.product == .app }
        guard programs.allSatisfy(\.name.namesDemo) else { return [] }
        return programs.compactMap(\.name.demonstrated).map { prefix + $0 + "/" }
    }

    /// Whether it builds an application that is not called a demo, and an extension of it.
    fileprivate var hasExtendedApplication: Bool {
        targets.contains { $0.product == .app && !$0.name.namesDemo }
            && targets.contains { $0.product == .appExtension }
    }
}

extension String {
    private static let demoWords = ["demo", "example", "playground", "sample"]

    /// `Ticker` of `TickerExample`, `Ticker-Demo` and `TickerSampleApp`; `nil` if nothing is left, or it names no demo.
    fileprivate var demonstrated: String? {
        let name = lowercased()
        let endings = Self.demoWords.flatMap { [$0, $0 + "s", $0 + "app"] }
        guard let ending = endings.first(where: name.hasSuffix) else { return nil }
        var base = dropLast(ending.count)
        while let last = base.last, "-_ ".contains(last) { base.removeLast() }
        return base.isEmpty ? nil : String(base)
    }

    /// Whether the name of a target or folder says that it only shows how something else is used.
    var namesDemo: Bool {
        let name = lowercased()
        return Self.demoWords.contains { name.contains($0) }
    }
}
