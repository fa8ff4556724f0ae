import Syntax

extension ObjCParser {
    /// A type's name as Swift has it. Only names that begin as a system's types do are looked up.
    mutating func typeReference(_ token: CToken) -> TextReference {
        guard let name = SwiftTypeNames.name(of: token.link, in: lexer.names) else { return token.reference }
        return swift(name)
    }
}

/// The Swift names of system types whose names differ there, as the importer has them.
enum SwiftTypeNames {
    static func name(of number: UInt32, in names: borrowing NameTable) -> String? {
        let bytes = names.bytes(number)
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (UInt8(ascii: "N"), UInt8(ascii: "S")), (UInt8(ascii: "d"), UInt8(ascii: "i")), (UInt8(ascii: "C"), UInt8(ascii: "F")),
            (UInt8(ascii: "B"), UInt8(ascii: "O")), (UInt8(ascii: "b"), UInt8(ascii: "o")), (UInt8(ascii: "i"), UInt8(ascii: "d")),
            (UInt8(ascii: "i"), UInt8(ascii: "n")), (UInt8(ascii: "_"), UInt8(ascii: "B")):
            return table[names.text(number)]
        default: return nil
        }
    }

    private static let table: [String: String] = {
        var table = [
            "id": "Any", "instancetype": "Self", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "NSTimeInterval": "TimeInterval",
            "dispatch_source_t": "DispatchSource", "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup",
            "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_object_t": "DispatchObject", "CFRunLoopTimerRef": "CFRunLoopTimer",
            "CFRunLoopRef": "CFRunLoop", "NSInteger": "Int", "NSUInteger": "UInt",
        ]
        // Foundation's classes lose their prefix.
        for name in [
            "Timer", "RunLoop", "Date", "Thread", "OperationQueue", "Operation", "BlockOperation", "NotificationCenter", "Notification", "ProcessInfo",
            "UserDefaults", "URLSession", "URLSessionTask", "URLSessionDataTask", "URLRequest", "URL", "Bundle", "FileManager", "Data", "Calendar", "TimeZone",
            "Locale", "Stream", "InputStream", "OutputStream", "Port", "UndoManager", "DateFormatter", "NumberFormatter", "Progress", "IndexPath", "IndexSet",
            "UUID", "FileHandle", "Pipe", "HTTPURLResponse", "URLResponse", "JSONSerialization", "ProxyServer",
        ] { table["NS" + name] = name }
        table["NSTask"] = "Process"
        return table
    }()
}
