#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The Swift runtime's demangler, exported for its backtraces. The caller frees the result.
@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The demangled form of a Swift symbol; `nil` for other symbols.
func demangled(_ symbol: String) -> String? {
    let prefixes = ["$s", "_$s", "$S", "_$S", "_T0", "__T0"]
    guard symbol.utf8.count <= SymbolName.lengthLimit, prefixes.contains(where: symbol.hasPrefix) else { return nil }
    guard let text = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    let result = String(cString: text)
    return result == symbol ? nil : result
}
