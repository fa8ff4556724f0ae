import TimerlintReporting
import TimerlintWorkspace

/// The output of `--show-files`: the files on standard output, one per line, and the skipped ones on standard
/// error.
struct FileListing {
    let names: ReportedNames
    let found: Discovery.Result

    func write() throws -> ExitStatus {
        let listed = found.selected.map { names.reported($0).logLine + "\n" }.joined()
        do {
            try Console.write(listed)
        } catch {
            throw Failure("cannot write to standard output: \(error.message)")
        }
        for file in found.skipped { Console.say("skipped \(names.reported(file.path)): \(file.reason.explanation)") }
        for fault in found.faults { Console.complain("\(fault.path): \(fault.message)") }
        return found.faults.isEmpty ? .clean : .failure
    }
}

extension SkippedFile.Reason {
    /// The label, with the origin of the exclusion if there is one.
    var explanation: String {
        if case .excluded(let who) = self { "excluded by \(who)" } else { label }
    }
}
