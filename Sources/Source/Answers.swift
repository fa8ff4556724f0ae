/// A concurrent cache. The lock is held only for lookup and insertion, never during computation: two threads
/// that need the same answer at the same time both compute it, and the first result is kept.
@usableFromInline package final class Answers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    @usableFromInline let kept = Guarded<[Question: Answer]>([:])

    package init() {}

    /// Takes over the answers of another cache to some of its questions.
    package init(_ other: Answers, where isSame: (Question) -> Bool) {
        let known = other.kept.withLock { $0 }
        kept.withLock { $0 = known.filter { isSame($0.key) } }
    }

    /// The kept answer, or else the one that `find` computes now. `find` may ask the cache itself.
    @inlinable package func answer(to question: Question, find: () -> Answer) -> Answer {
        if let known = known(question) { return known }
        return keep(find(), for: question)
    }

    /// The questions that were answered, in no particular order.
    package var questions: [Question] { kept.withLock { Array($0.keys) } }

    /// `nil` if nobody asked yet.
    @inlinable package func known(_ question: Question) -> Answer? { kept.withLock { $0[question] } }

    /// Inserts an answer and returns the cached one, which is another thread's if that thread was faster.
    @discardableResult
    @inlinable package func keep(_ answer: Answer, for question: Question) -> Answer {
        kept.withLock { kept in
            if let earlier = kept[question] { return earlier }
            kept[question] = answer
            return answer
        }
    }
}

/// A cache of a single answer with the same locking as `Answers`.
package final class OneAnswer<Answer: Sendable>: Sendable {
    private let kept = Guarded<Answer?>(nil)

    package init() {}

    /// `nil` if nobody asked yet.
    package var known: Answer? { kept.withLock { $0 } }

    /// The kept answer, or else the one that `find` computes now.
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
