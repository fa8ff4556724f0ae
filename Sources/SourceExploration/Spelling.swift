/// A word to look for in bytes: at each step as far ahead as the byte under its end allows (Horspool).
struct Spelling {
    private let bytes: [UInt8]
    /// For each byte how far the word can be moved when that byte stands under its end.
    private let shifts: [Int]

    /// A file that has none of them neither makes a source nor names its type.
    static let ofSources = [Spelling("makeTimerSource"), Spelling("DispatchSource"), Spelling("dispatch_source_")]

    init(_ word: String) {
        let bytes = Array(word.utf8)
        var shifts = Array(repeating: bytes.count, count: 256)
        for (index, byte) in bytes.dropLast().enumerated() { shifts[Int(byte)] = bytes.count - 1 - index }
        self.bytes = bytes
        self.shifts = shifts
    }

    /// Whether the word stands somewhere in a text.
    func stands(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let last = bytes.count - 1
        return bytes.withUnsafeBufferPointer { word in
            shifts.withUnsafeBufferPointer { shifts in
                var end = last
                while end < text.count {
                    let byte = text[end]
                    if byte == word[last], (0..<last).allSatisfy({ word[$0] == text[end - last + $0] }) { return true }
                    end += shifts[Int(byte)]
                }
                return false
            }
        }
    }
}
