/// Answers that are found once and kept, for several threads. The lock is held only to look one up or to put one in,
/// never while one is found: of two threads that ask the same at the same moment both find it, and the first to be done
/// has its answer kept.
@usableFromInline package final class Answers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    @usableFromInline let kept = Guarded<[Question: Answer]>([:])

    package init() {}

    @inlinable package func answer(to question: Question, find: () -> Answer) -> Answer {
        if let known = known(question) { return known }
        return keep(find(), for: question)
    }

    @inlinable package func known(_ question: Question) -> Answer? { kept.withLock { $0[question] } }

    /// The answer that is kept from now on: this one, unless another thread was faster.
    @discardableResult
    @inlinable package func keep(_ answer: Answer, for question: Question) -> Answer {
        kept.withLock { kept in
            if let earlier = kept[question] { return earlier }
            kept[question] = answer
            return answer
        }
    }
}

/// One answer that is found once and kept, in the same way.
package final class OneAnswer<Answer: Sendable>: Sendable {
    private let kept = Guarded<Answer?>(nil)

    package init() {}

    package func answer(find: () -> Answer) -> Answer {
        if let known = kept.withLock({ $0 }) { return known }
        let found = find()
        return kept.withLock { kept in
            let first = kept ?? found
            kept = first
            return first
        }
    }
}
