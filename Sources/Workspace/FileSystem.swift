#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A system error number.
package struct SystemError: Error, Hashable, Sendable {
    package let code: Int32

    static var current: SystemError { SystemError(code: errno) }

    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether the reader of a pipe is gone.
    package var isBrokenPipe: Bool { code == EPIPE }

    /// A plain description, in lower case.
    package var message: String {
        switch code {
        case ENOENT, ENOTDIR: "no such file or folder"
        case EACCES, EPERM: "permission denied"
        case ELOOP: "it is a symbolic link, or one that leads in a circle"
        case ENAMETOOLONG: "the path is too long for the system"
        case EISDIR: "it is a folder"
        case ENOSPC: "no space left on the device"
        case EROFS: "the volume is read-only"
        default: String(cString: strerror(code)).lowercased()
        }
    }
}

/// The metadata of a file.
package struct FileStatus: Sendable {
    package enum Kind: Sendable { case regular, folder, symbolicLink, other }

    package let kind: Kind
    /// In bytes.
    package let size: Int
    /// The permission bits.
    package let mode: UInt32
    /// Changes when another file takes the name or the contents are written.
    package let stamp: FileStamp

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            default: .other
            }
        size = Int(status.st_size)
        mode = UInt32(status.st_mode & 0o7777)
        stamp = FileStamp(status)
    }
}

/// Detects changes of a file without reading it.
package struct FileStamp: Hashable, Sendable {
    private let size: Int
    private let number: UInt64
    private let seconds: Int
    private let nanoseconds: Int

    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        size = Int(status.st_size)
        number = UInt64(status.st_ino)
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}

/// An entry of a folder: its name and kind.
package struct FolderEntry: Sendable {
    package let name: [UInt8]
    package let kind: FileStatus.Kind
}

/// The system calls that the tool uses to read and write.
package enum FileSystem {
    /// The current working folder, absolute and without links.
    package static func workingFolder() throws(SystemError) -> Path {
        try absolute(Path("."))
    }

    /// The path with all links and `..` resolved.
    package static func absolute(_ path: Path) throws(SystemError) -> Path {
        guard let resolved = path.withCString({ realpath($0, nil) }) else { throw .current }
        defer { free(resolved) }
        return Path(bytes: Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
    }

    /// Throws if there is no such file or a folder above it cannot be searched.
    package static func status(of path: Path, followingLinks: Bool = true) throws(SystemError) -> FileStatus {
        var status = stat()
        let result = path.withCString { followingLinks ? stat($0, &status) : lstat($0, &status) }
        guard result == 0 else { throw .current }
        return FileStatus(status)
    }

    /// False for a dangling link, and where the system does not tell.
    package static func exists(_ path: Path) -> Bool { (try? status(of: path)) != nil }

    /// Whether a link (the file itself or a folder above it) leads from a path inside a folder to a location
    /// outside it. For a missing file, its folder decides; a dangling link counts as leading out.
    package static func leads(_ path: Path, outOf folder: Path) -> Bool {
        guard let inside = try? absolute(folder) else { return true }
        return place(of: path).map { !$0.isWithin(inside) } ?? true
    }

    /// The location of an existing or future file, with all links and `..` resolved; `nil` for a dangling link
    /// or a missing folder.
    package static func place(of path: Path) -> Path? {
        if let place = try? absolute(path) { return place }
        if (try? status(of: path, followingLinks: false)) != nil { return nil }
        return path.folder.flatMap { try? absolute($0) }?.appending(path.name)
    }

    /// The entries of a folder that satisfy `isWanted`, sorted by name, without `.` and `..`.
    package static func entries(
        of folder: Path, where isWanted: (UnsafeBufferPointer<UInt8>, FileStatus.Kind) -> Bool
    ) throws(SystemError) -> [FolderEntry] {
        guard let stream = folder.withCString({ opendir($0) }) else { throw .current }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = nameBytes(of: entry)
            if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
            let kind = kind(of: entry, name: name, in: folder)
            if isWanted(name, kind) { entries.append(FolderEntry(name: Array(name), kind: kind)) }
        }
        guard errno == 0 else { throw .current }
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// Reads the name in place: copying the whole entry would read past the end of a short one.
    private static func nameBytes(of entry: UnsafeMutablePointer<dirent>) -> UnsafeBufferPointer<UInt8> {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
        let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
        return UnsafeBufferPointer(
            start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
    }

    /// Some file systems do not include the kind of an entry in the listing.
    private static func kind(
        of entry: UnsafeMutablePointer<dirent>, name: UnsafeBufferPointer<UInt8>, in folder: Path
    ) -> FileStatus.Kind {
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .regular
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .symbolicLink
        case Int32(DT_UNKNOWN): (try? status(of: folder.appending(name), followingLinks: false).kind) ?? .other
        default: .other
        }
    }

    /// The contents of a regular file, or `nil` if it has more than `limit` bytes. Opening never blocks, even
    /// if a pipe replaces the file at the last moment.
    package static func contents(
        of path: Path, limit: Int, followingLinks: Bool = true
    ) throws(SystemError) -> [UInt8]? {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
        let descriptor = path.withCString { open($0, flags) }
        guard descriptor >= 0 else { throw .current }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .current }
        guard FileStatus(status).kind == .regular else { throw SystemError(code: EINVAL) }
        return try contents(of: descriptor, expecting: Int(status.st_size), limit: limit)
    }

    /// Everything readable from a descriptor, or `nil` if it is more than `limit` bytes.
    package static func contents(
        of descriptor: Int32, expecting size: Int = 0, limit: Int
    ) throws(SystemError) -> [UInt8]? {
        guard size <= limit else { return nil }
        var bytes = try chunk(of: descriptor, capacity: size + 1)
        var isFull = bytes.count == size + 1
        // A full chunk means that the file grew, or is a stream of unknown size.
        while isFull, bytes.count <= limit {
            let more = try chunk(of: descriptor, capacity: 1 << 20)
            bytes += more
            isFull = more.count == 1 << 20
        }
        return bytes.count <= limit ? bytes : nil
    }

    /// Creates or truncates a file and writes to it, or appends to it. Also writes to a pipe or device with
    /// that name.
    package static func write(_ bytes: [UInt8], to path: Path, appending: Bool = false) throws(SystemError) {
        let descriptor = path.withCString {
            open($0, O_WRONLY | O_CREAT | (appending ? O_APPEND : O_TRUNC) | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else { throw .current }
        let failure = bytes.withUnsafeBytes { write($0, to: descriptor) }
        if close(descriptor) != 0, failure == nil { throw .current }
        if let failure { throw failure }
    }

    /// Writes all bytes to an open descriptor; returns the error, if any.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
        var done = 0
        while done < bytes.count {
            let count = posixWrite(descriptor, bytes.baseAddress! + done, bytes.count - done)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return .current }
            done += count
        }
        return nil
    }

    /// Reads until the capacity is filled or the file ends.
    private static func chunk(of descriptor: Int32, capacity: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            while count < capacity {
                let got = read(descriptor, buffer.baseAddress! + count, capacity - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = .current }
                if got <= 0 { return }
                count += got
            }
        }
        if let failure { throw failure }
        return bytes
    }
}

/// The absolute path with links kept, so that files are reported under the names the user knows.
package func absolute(_ path: Path, in folder: Path) -> Path {
    let whole = (path.isAbsolute ? path : folder.appending(path.bytes)).normalized
    return whole.climbs ? (try? FileSystem.absolute(whole)) ?? whole : whole
}

private let posixWrite = write(_:_:_:)

extension Path {
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
        }
    }
}
