extension Double {
    /// The number for a message or a file, with no more digits than it needs: `6`, `0.05`, `1e+300`, `inf`.
    package var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
