/// The progress of the first index, for clients that can show it.
enum FirstIndexProgress {
    case notStarted
    /// The client was asked to create a progress indicator.
    case asked
    /// The client has created it.
    case shown
    case ended
}

extension Server {
    static let progressToken = JSONValue.text("timerlint-index")

    /// Whether the first linting is under way, and its progress is not shown.
    var mayShowProgress: Bool {
        guard case .notStarted = progress else { return false }
        return lintedGeneration < 0 && underWay != nil && capabilities.window?.workDoneProgress == true
    }

    /// Call if the first linting takes longer than half a second.
    package func showProgress() {
        guard mayShowProgress else { return }
        progress = .asked
        request("window/workDoneProgress/create", CreateProgressParameters(token: Self.progressToken)) {
            [unowned self] body in
            struct Answer: Decodable { let error: JSONValue? }
            guard case .asked = progress, let answer = try? JSONCoding.decoded(Answer.self, from: body),
                answer.error == nil
            else { return }
            progress = .shown
            notify(
                "$/progress",
                ProgressParameters(
                    token: Self.progressToken,
                    value: WorkDoneProgress(kind: .begin, title: "timerlint", message: "reading the project")))
        }
    }

    func endProgress() {
        if case .shown = progress {
            notify("$/progress", ProgressParameters(token: Self.progressToken, value: WorkDoneProgress(kind: .end)))
        }
        progress = .ended
    }
}
