import TimerlintSource
import TimerlintWorkspace

/// Drives a server with three threads: one reads, one works, and the calling thread owns the server. Reading
/// never waits for work; work starts only if no message is waiting.
package struct ServerLoop {
    private enum Event: Sendable {
        case message([UInt8])
        case framingLost(MessageFraming.Failure)
        case endOfInput
        case finished(JobResult)
    }

    /// Returns the available bytes, waiting for at least one; empty at the end of input.
    package typealias Read = @Sendable () -> [UInt8]

    private let linter: any ProjectLinting
    private let read: Read
    /// Whether the client's process is alive.
    private let isAlive: (Int) -> Bool

    package init(linter: any ProjectLinting, read: @escaping Read, isAlive: @escaping (Int) -> Bool) {
        self.linter = linter
        self.read = read
        self.isAlive = isAlive
    }

    /// In seconds.
    private static let parentCheckInterval = 10.0

    /// Returns the exit status after the connection ends.
    package func run(_ server: Server) -> Int32 {
        let events = Mailbox<Event>()
        let jobs = Mailbox<Job?>()
        startReading(into: events)
        let worker = startWorking(on: jobs, into: events)
        defer { if worker { jobs.put(nil) } }
        var progress = ProgressDelay()
        while true {
            if let status = server.exitStatus { return status }
            let patience = server.mayShowProgress ? progress.remaining() : Self.parentCheckInterval
            if patience <= 0 { server.showProgress() }
            if let event = events.take(within: 0) {
                handle(event, server)
            } else if let job = server.nextJob() {
                if worker { jobs.put(job) } else { server.finish(job.run(linter)) }
            } else if let event = events.take(within: max(0, patience)) {
                handle(event, server)
            } else if let process = server.clientProcess, !isAlive(process) {
                server.endOfInput()
            }
        }
    }

    private func handle(_ event: Event, _ server: Server) {
        switch event {
        case .message(let body): server.receive(body)
        case .finished(let result): server.finish(result)
        case .endOfInput: server.endOfInput()
        case .framingLost(let failure):
            server.log("\(failure.explanation); no message can be read any more")
            server.endOfInput()
        }
    }

    private func startReading(into events: Mailbox<Event>) {
        let read = read
        let reader: @Sendable () -> Void = {
            var framing = MessageFraming()
            while true {
                let bytes = read()
                if bytes.isEmpty { return events.put(.endOfInput) }
                framing.append(bytes)
                do throws(MessageFraming.Failure) {
                    while let body = try framing.next() { events.put(.message(body)) }
                } catch {
                    return events.put(.framingLost(error))
                }
            }
        }
        if startThread(reader) == nil { events.put(.endOfInput) }
    }

    /// `false` if the system refuses a thread.
    private func startWorking(on jobs: Mailbox<Job?>, into events: Mailbox<Event>) -> Bool {
        let linter = linter
        return startThread {
            while let job = jobs.take() { events.put(.finished(job.run(linter))) }
        } != nil
    }
}

/// Measures how long the first index has been under way, whatever messages arrive meanwhile.
private struct ProgressDelay {
    private var start: ContinuousClock.Instant?

    private static let delay = 0.5

    /// The seconds until its progress is due. The first call starts the clock.
    mutating func remaining() -> Double {
        let now = ContinuousClock.now
        let start = start ?? now
        self.start = start
        return Self.delay - (now - start) / .seconds(1)
    }
}

extension MessageFraming.Failure {
    /// One line for the log.
    var explanation: String {
        switch self {
        case .missingLength: "a message has no Content-Length"
        case .tooLong(let length): "a message of \(length) bytes is too long"
        case .headerTooLong: "a message's header does not end"
        }
    }
}
