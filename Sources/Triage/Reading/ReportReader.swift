/// Finds and reads the crash reports in a file. Input: bytes. Output: the reports in order, or the reason why
/// there are none. Cost: linear in the bytes, bounded by the limits below.
package struct ReportReader {
    /// Maximum file size in bytes.
    package static let sizeLimit = 64 << 20
    static let frameLimit = 4096
    static let threadLimit = 2048
    /// Maximum number of texts that begin like JSON but are not; the rest is then read as text.
    private static let documentLimit = 256

    /// The reason why a file contains no readable report.
    package enum Unreadable: Error, Equatable, Sendable {
        case empty, binary, tooDeep, tooLarge, noReport

        /// One line, lower case, no full stop.
        package var message: String {
            switch self {
            case .empty: "the report is empty"
            case .binary: "binary, not a crash report in text or JSON; symbolicate or export it first"
            case .tooDeep: "its JSON is nested deeper than \(JSONReader.depthLimit) levels"
            case .tooLarge: "larger than \(ReportReader.sizeLimit >> 20) MB"
            case .noReport: "no crash report or stack trace found in it"
            }
        }
    }

    private let bytes: ArraySlice<UInt8>
    private var reports: [CrashReport] = []
    private var text = TextReportReader()
    private var header: JSONValue = .null
    private var documents = 0

    /// Throws `Unreadable`.
    package static func read(_ bytes: [UInt8]) throws(Unreadable) -> [CrashReport] {
        guard bytes.count <= sizeLimit else { throw .tooLarge }
        guard bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard !bytes.prefix(8192).contains(0) else { throw .binary }
        var reader = ReportReader(bytes[start...])
        try reader.readAll()
        guard !reader.reports.isEmpty else { throw .noReport }
        return reader.reports
    }

    private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    private mutating func readAll() throws(Unreadable) {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if beginsDocument(at: index), documents < Self.documentLimit, let end = try readDocument(at: index) {
                index = end
                continue
            }
            let end = endOfLine(from: index)
            text.read(bytes[index..<end])
            index = end + 1
            if index < bytes.endIndex, bytes[index - 1] == 0x0D, bytes[index] == 0x0A { index += 1 }
        }
        reports += text.finish()
    }

    private func endOfLine(from start: Int) -> Int {
        bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
    }

    /// Whether a line that begins here starts a JSON object or array.
    private func beginsDocument(at index: Int) -> Bool {
        let first = bytes[index...].prefix(64).first { $0 != 0x20 && $0 != 0x09 }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// Reads a document that may be a report. Returns the offset after it, or `nil` if it is not about a crash.
    private mutating func readDocument(at index: Int) throws(Unreadable) -> Int? {
        documents += 1
        let start = bytes[index...].firstIndex { $0 > 0x20 } ?? index
        let outcome: JSONReader.Outcome
        do {
            outcome = try JSONReader.read(bytes, at: start)
        } catch {
            throw .tooDeep
        }
        // The first line of an .ips file describes the rest of it.
        if outcome.value["bug_type"].word != nil, outcome.value["threads"].list.isEmpty {
            header = outcome.value
            if let report = JSONReports.memoryReport(header: header) { reports.append(report) }
            return outcome.end
        }
        var found = JSONReports.reports(in: outcome.value, header: header)
        guard !found.isEmpty else { return nil }
        if outcome.isTruncated { found[found.count - 1].isTruncated = true }
        // A Swift program prints the reason for its end before the backtracer's document.
        if found[0].format == .swift { found[0].messages = text.loneMessages + found[0].messages }
        reports += text.finish() + found
        header = .null
        return outcome.end
    }
}
