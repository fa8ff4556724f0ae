import TimerlintDiagnostics
import TimerlintSource

/// One rule id in one directive, with its scope and whether it suppressed a finding.
struct Suppression {
    let name: SuppressionDirective.Name
    var scope: Scope
    var isUsed = false

    enum Scope: Equatable {
        case line(Int)
        case region(SourceRange)
        case file
        /// An `enable`, which ends the region of an earlier `disable`.
        case closing
        /// Has no effect; the text gives the reason.
        case nothing(String)
    }
}

/// The directives of one file, and the findings that each of them suppresses.
struct FileDirectives {
    let file: SourceFile
    let directives: [SuppressionDirective]
    /// Indexed by directive, then by the directive's ids.
    private(set) var suppressions: [[Suppression]]
    private var index = Index()

    /// `nil` for a file without directives.
    init?(_ file: SourceFile) {
        let directives = SuppressionComments.find(in: file).flatMap { SuppressionDirective.all(in: $0, of: file) }
        guard !directives.isEmpty else { return nil }
        self.file = file
        self.directives = directives
        suppressions = SuppressionScopes.suppressions(of: directives, in: file)
        for (directive, ids) in suppressions.enumerated() {
            for (id, suppression) in ids.enumerated() {
                index.add(suppression, at: Index.Place(directive: directive, id: id))
            }
        }
    }

    /// The reason of the directive that suppresses the finding, if there is one. Marks the directive as used.
    mutating func credit(_ finding: Finding) -> String? {
        guard let place = index.place(covering: finding.location, rule: finding.rule) else { return nil }
        suppressions[place.directive][place.id].isUsed = true
        return directives[place.directive].reason
    }

    /// Finds the directive for a finding without visiting the others.
    private struct Index {
        struct Place {
            let directive: Int
            let id: Int
        }

        /// By rule id. If several directives cover the same line or file, the first one counts.
        private var lines: [String: [Int: Place]] = [:]
        /// Sorted; the regions of one rule do not overlap.
        private var regions: [String: [(range: SourceRange, place: Place)]] = [:]
        private var files: [String: Place] = [:]

        mutating func add(_ suppression: Suppression, at place: Place) {
            let id = suppression.name.id
            switch suppression.scope {
            case .line(let line) where lines[id]?[line] == nil: lines[id, default: [:]][line] = place
            case .region(let range): regions[id, default: []].append((range, place))
            case .file where files[id] == nil: files[id] = place
            default: break
            }
        }

        /// The narrowest scope that covers the location.
        func place(covering location: Location, rule: String) -> Place? {
            lines[rule]?[location.start.line] ?? region(covering: location.range.start, rule: rule) ?? files[rule]
        }

        private func region(covering offset: UInt32, rule: String) -> Place? {
            guard let regions = regions[rule] else { return nil }
            var low = 0
            var high = regions.count
            while low < high {
                let middle = (low + high) / 2
                if regions[middle].range.start <= offset { low = middle + 1 } else { high = middle }
            }
            return low > 0 && regions[low - 1].range.contains(offset) ? regions[low - 1].place : nil
        }
    }
}
