import TimerlintWorkspace

/// Work for another thread. The server issues one job at a time; its driver returns the result.
package enum Job: Sendable {
    case lint(LintRequest)
    case fix(FixRequest, number: Int)
    case timers(DocumentKey, number: Int)

    /// Runs the job, on the thread that owns the linter.
    package func run(_ linter: any ProjectLinting) -> JobResult {
        switch self {
        case .lint(let request): .linted(linter.lint(request))
        case .fix(let request, let number): .fixed(linter.fix(request), number: number)
        case .timers(let document, let number): .described(linter.timers(in: document), number: number)
        }
    }
}

/// `number` is that of the job.
package enum JobResult: Sendable {
    /// `nil` if the request became outdated.
    case linted(LintAnswer?)
    case fixed(FixOutcome, number: Int)
    case described([TimerSummary], number: Int)
}

/// A job other than linting, with the handler of its result.
struct QueuedJob {
    let request: RequestID
    let job: Job
    let number: Int
    let finish: (JobResult) -> Void
}

/// A request that waits for the diagnostics of a generation.
struct Waiting {
    let request: RequestID
    let generation: Int
    /// The document of the request, if it concerns one.
    let document: DocumentKey?
    let answer: () -> Void
}

extension Server {
    /// The next job; `nil` if there is none, or if one is running. Call only if no message is waiting.
    package func nextJob() -> Job? {
        guard life == .running, underWay == nil, runningJob == nil else { return nil }
        if isLintingDue { return .lint(startLinting()) }
        guard let job = jobs.first else { return nil }
        runningJob = jobs.removeFirst()
        return job.job
    }

    private var isLintingDue: Bool {
        guard lintedGeneration < generation || lintedGeneration < 0 else { return false }
        return wantsLinting || waiting.contains { $0.generation > lintedGeneration }
    }

    private func startLinting() -> LintRequest {
        let request = LintRequest(
            generation: generation, folders: folders, overlays: documents.overlays,
            configuration: settings.configuration, changedOnDisk: diskChanges, isOutdated: OutdatedFlag())
        underWay = (request, documents.all.mapValues(\.version))
        diskChanges = .none
        wantsLinting = false
        return request
    }

    /// Takes the result of the last issued job.
    package func finish(_ result: JobResult) {
        guard case .linted(let answer) = result else {
            let job = runningJob
            runningJob = nil
            job?.finish(result)
            return
        }
        guard let (request, versions) = underWay else { return }
        underWay = nil
        if let answer, answer.generation == request.generation, !request.isOutdated.isSet {
            adopt(answer, versions)
        } else {
            // The changes found on disk still have to be linted.
            wantsLinting = true
            diskChanges = diskChanges.merged(with: request.changedOnDisk)
        }
    }

    private func adopt(_ answer: LintAnswer, _ versions: [DocumentKey: Int]) {
        let old = lists
        let linter = linter
        let form = DiagnosticForm(
            encoding: encoding,
            hasRelatedInformation: isPulling
                || capabilities.textDocument?.publishDiagnostics?.relatedInformation == true,
            helpURL: { linter.helpURL(of: $0) })
        lists = DiagnosticLists(answer, form, documents: documents)
        lintedGeneration = answer.generation
        lintedVersions = versions
        endProgress()
        tell(answer.faults)
        publish(changed: lists.changed(since: old))
        let ready = waiting.filter { $0.generation <= lintedGeneration }
        waiting.removeAll { $0.generation <= lintedGeneration }
        ready.forEach { $0.answer() }
    }

    /// Answers after the present state of all documents has been linted; immediately if it already was.
    func whenLinted(_ id: RequestID, about document: DocumentKey? = nil, _ answer: @escaping () -> Void) {
        if lintedGeneration == generation { return answer() }
        waiting.append(Waiting(request: id, generation: generation, document: document, answer: answer))
    }

    func enqueue(_ id: RequestID, _ job: (Int) -> Job, finish: @escaping (JobResult) -> Void) {
        jobCount += 1
        jobs.append(QueuedJob(request: id, job: job(jobCount), number: jobCount, finish: finish))
    }

    /// A cancelled request is still answered, once.
    func cancel(_ parameters: CancelParameters) {
        let id = parameters.id
        let count = waiting.count + jobs.count
        waiting.removeAll { $0.request == id }
        jobs.removeAll { $0.request == id }
        if heldWorkspaceRequest?.id == id {
            heldWorkspaceRequest = nil
            return fail(id, .cancelled)
        }
        if waiting.count + jobs.count < count { fail(id, .cancelled) }
    }

    /// Answers all waiting requests, because no more work will be done.
    func cancelAll() {
        underWay?.request.isOutdated.set()
        let ids =
            waiting.map(\.request) + jobs.map(\.request)
            + [runningJob?.request, heldWorkspaceRequest?.id].compactMap { $0 }
        waiting = []
        jobs = []
        runningJob = nil
        heldWorkspaceRequest = nil
        for id in ids { fail(id, .cancelled) }
    }

    /// Reports each configuration error once.
    private func tell(_ faults: [ConfigurationFault]) {
        for fault in faults where !faultsTold.contains(fault) {
            let place = fault.line.map { ":\($0)" } ?? ""
            let name = String(decoding: fault.path.name, as: UTF8.self)
            notify(
                "window/showMessage",
                MessageParameters(type: 1, message: "timerlint: \(name)\(place): \(fault.message)"))
        }
        faultsTold = faults
    }
}

extension DiskChanges {
    func merged(with other: DiskChanges) -> DiskChanges {
        guard case .files(let paths) = self, case .files(let others) = other else { return .anything }
        return .files(paths.union(others))
    }
}
