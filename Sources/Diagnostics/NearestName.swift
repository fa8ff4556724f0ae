/// The known name that a mistyped one most likely means; `nil` if none is near. Differences in case, or between
/// `_` and `-`, hardly count.
package func nearestName(to typed: String, among known: some Sequence<String>) -> String? {
    let wanted = folded(typed)
    // At most a third of the letters may differ: a more distant suggestion would confuse.
    let limit = max(1, wanted.count / 3)
    let ranked = known.map { name in (distance: editDistance(wanted, folded(name), limit: limit), name: name) }
    let best = ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    if let best, best.distance <= limit { return best.name }
    return ranked.map(\.name).sorted().first { wanted.count >= 4 && isPart(wanted, of: folded($0)) }
}

private func folded(_ name: String) -> [UInt8] {
    name.lowercased().utf8.prefix(80).map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
}

/// Whether one name contains the other: `run_loop_mode` for `default_run_loop_mode`.
private func isPart(_ a: [UInt8], of b: [UInt8]) -> Bool {
    a.count <= b.count && (0...(b.count - a.count)).contains { b[$0...].starts(with: a) }
}

/// The number of insertions, deletions, replacements and transpositions between two names.
private func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return .max }
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
        var row = [i + 1]
        for j in 0..<b.count {
            var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
            row.append(cost)
        }
        (before, last) = (last, row)
    }
    return last[b.count]
}
