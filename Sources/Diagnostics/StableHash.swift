/// A hash of several texts as 16 hexadecimal digits (FNV-1a, 64 bit). Identical in every run and version, so it
/// identifies findings and timers across runs.
package func stableHash(_ parts: [[UInt8]]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.joined(separator: [0]) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
