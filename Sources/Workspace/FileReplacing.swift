#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Replaces the contents of a file atomically: readers, and a process that is stopped midway, see the old file
/// or the new one but never a part of either. Keeps the permissions, and the owner if the system allows it;
/// breaks hard links.
package struct FileReplacement: Sendable {
    /// Absolute, without links. A link that leads outside all of them is not followed.
    package let roots: [Path]

    package init(roots: [Path]) { self.roots = roots }

    package enum Fault: Error, Hashable, Sendable {
        /// Its contents differ from those that were read.
        case changed
        /// No user may write to it.
        case readOnly
        /// A link that leads outside the given folders.
        case outside
        case system(SystemError)

        /// The problem, and the fact that nothing was written; one line.
        package var message: String {
            switch self {
            case .changed: "not written: it changed after it was read; run again"
            case .readOnly: "not written: it is read-only"
            case .outside: "not written: it is a symbolic link out of the given folders"
            case .system(let error): "not written: \(error.message)"
            }
        }
    }

    /// `old` must be what was read from the file. `path` may be a link.
    package func replace(_ path: Path, holding old: [UInt8], with new: [UInt8]) throws(Fault) {
        do {
            let target = try FileSystem.absolute(path)
            guard roots.contains(where: target.isWithin) else { throw Fault.outside }
            try replace(target, old, new)
        } catch let fault as Fault {
            throw fault
        } catch let error as SystemError {
            throw .system(error)
        } catch {
            throw .system(SystemError(code: EIO))
        }
    }

    private func replace(_ target: Path, _ old: [UInt8], _ new: [UInt8]) throws {
        var status = stat()
        guard target.withCString({ lstat($0, &status) }) == 0 else { throw SystemError.current }
        // Replacing a file needs no permission to write to it, so the permission is checked explicitly: the
        // mode, because a superuser passes every other check, and `access`, which knows access control lists
        // and the mount options.
        guard status.st_mode & 0o222 != 0 else { throw Fault.readOnly }
        guard target.withCString({ access($0, W_OK) }) == 0 else { throw SystemError.current }
        try PostponedSignals.during { try replace(target, old, new, like: status) }
    }

    private func replace(_ target: Path, _ old: [UInt8], _ new: [UInt8], like status: stat) throws {
        guard let folder = target.folder else { throw SystemError(code: EISDIR) }
        var name = Array(folder.appending(".timerlint-XXXXXX").bytes.map { CChar(bitPattern: $0) } + [0])
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw SystemError.current }
        do {
            try fill(descriptor, new, like: status)
            // Checks as late as possible, so that another program's changes are not lost.
            guard try FileSystem.contents(of: target, limit: old.count) == old else { throw Fault.changed }
            guard target.withCString({ rename(name, $0) }) == 0 else { throw SystemError.current }
        } catch {
            unlink(name)
            throw error
        }
        persist(folder)
    }

    private func fill(_ descriptor: Int32, _ bytes: [UInt8], like status: stat) throws {
        var failure = bytes.withUnsafeBytes { FileSystem.write($0, to: descriptor) }
        // Changing the owner clears permission bits, so it comes first. Most users may not change it; the file
        // is then theirs.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        if failure == nil, fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = .current }
        if failure == nil, fsync(descriptor) != 0 { failure = .current }
        if close(descriptor) != 0, failure == nil { failure = .current }
        if let failure { throw failure }
    }

    /// Makes the rename durable against power loss, on file systems that support it.
    private func persist(_ folder: Path) {
        let descriptor = folder.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}
