/// Paths in URIs, by RFC 3986.
package enum PercentEncoding {
    /// Encodes every byte except unreserved ones and `/` as `%XX`. That includes `:`, which in the first
    /// segment of a relative reference would be parsed as a scheme.
    package static func path(_ path: String) -> String {
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%")] + hexadecimal(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
