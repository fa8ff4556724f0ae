/// SHA-256 (FIPS 180-4), for the hash of the page's script in its content security policy.
enum SHA256 {
    /// In base64, the form used by a policy.
    static func base64(of text: String) -> String { base64(digest(of: Array(text.utf8))) }

    static func digest(of message: [UInt8]) -> [UInt8] {
        var state = initialState
        let padded = padded(message)
        for start in stride(from: 0, to: padded.count, by: 64) { compress(padded[start..<start + 64], into: &state) }
        return state.flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
    }

    /// Appends a one bit, zeros, and the length in bits, up to a whole number of blocks.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        let length = UInt64(message.count) * 8
        return bytes + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
    }

    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { at in
            block[at..<at + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var v = state
        for index in 0..<64 {
            let mixed = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
            let choice = v[4] & v[5] ^ ~v[4] & v[6]
            let first = v[7] &+ mixed &+ choice &+ constants[index] &+ words[index]
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
            let second = (rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)) &+ majority
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        for index in state.indices { state[index] &+= v[index] }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The fractional parts of the square roots of the first 8 primes.
    private static let initialState: [UInt32] = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
    /// The fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes.map { fraction(of: cubeRoot(of: Double($0))) }

    private static let primes: [UInt64] = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
        .map(UInt64.init)

    private static func fraction(of value: Double) -> UInt32 { UInt32((value - value.rounded(.down)) * 4_294_967_296) }

    /// Newton's method. A Double is precise enough for 32 bits of the fraction of these roots.
    private static func cubeRoot(of value: Double) -> Double {
        (0..<60).reduce(value) { root, _ in (2 * root + value / (root * root)) / 3 }
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let group = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for index in 0..<4 { text.append(index <= part.count ? alphabet[group >> (18 - 6 * index) & 63] : "=") }
        }
        return text
    }
}
