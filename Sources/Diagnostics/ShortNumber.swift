extension Double {
    /// The number in the shortest form, for messages and files: `6`, `0.05`, `1e+300`, `inf`.
    package var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
