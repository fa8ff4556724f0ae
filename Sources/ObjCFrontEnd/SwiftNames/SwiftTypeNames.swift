import TimerlintSyntax

extension ObjCParser {
    /// The Swift name of a type.
    mutating func typeReference(_ token: CToken) -> TextReference {
        system[token.link].type.map { swift($0) } ?? token.reference
    }
}

/// System types whose names differ in Swift, as imported.
enum SwiftTypeNames {
    static let table: [String: StaticString] = {
        var table: [String: StaticString] = [
            "id": "Any", "instancetype": "Self", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool",
            "NSTimeInterval": "TimeInterval",
            "dispatch_source_t": "DispatchSource", "dispatch_queue_t": "DispatchQueue",
            "dispatch_group_t": "DispatchGroup",
            "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_object_t": "DispatchObject",
            "CFRunLoopTimerRef": "CFRunLoopTimer",
            "CFRunLoopRef": "CFRunLoop", "NSInteger": "Int", "NSUInteger": "UInt",
        ]
        // Foundation's classes lose their prefix.
        for name: StaticString in [
            "Timer", "RunLoop", "Date", "Thread", "OperationQueue", "Operation", "BlockOperation", "NotificationCenter",
            "Notification", "ProcessInfo",
            "UserDefaults", "URLSession", "URLSessionTask", "URLSessionDataTask", "URLRequest", "URL", "Bundle",
            "FileManager", "Data", "Calendar", "TimeZone",
            "Locale", "Stream", "InputStream", "OutputStream", "Port", "UndoManager", "DateFormatter",
            "NumberFormatter", "Progress", "IndexPath", "IndexSet",
            "UUID", "FileHandle", "Pipe", "HTTPURLResponse", "URLResponse", "JSONSerialization", "ProxyServer",
        ] { table["NS\(name)"] = name }
        table["NSTask"] = "Process"
        return table
    }()
}
