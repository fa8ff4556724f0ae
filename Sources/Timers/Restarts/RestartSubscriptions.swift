import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Publishers that are subscribed to again while the old subscription lives on in the same collection.
extension ProjectFacts {
    /// How a subscription to the publisher can be added again to a collection before that is emptied; `nil` if
    /// there can be only one. If the collection is emptied at all, other code than an appearance may well be in step
    /// with that.
    package func resubscription(to publisher: Timer) -> (collection: VariableID, reentry: Reentry)? {
        let collections = Pipelines(references: references).collections(of: publisher)
        return collections.lazy.compactMap { collection, call in
            reentry(ofSubscribing: call, in: collection, to: publisher).map { (collection, $0) }
        }.first
    }

    private func reentry(ofSubscribing call: Node, in collection: VariableID, to publisher: Timer) -> Reentry? {
        let (paths, emptyings) = (restartPaths, emptyings(of: collection))
        guard !handlerCode(of: publisher).contains(where: { paths.leads($0, toOneOf: emptyings, of: collection) }),
            let reentry = paths.reentry(handle: collection, at: call, handler: [], otherEndings: emptyings),
            emptyings.isEmpty
                || reentry.evidence?.calleeName.map({ ClosureTiming.appearances.contains($0.name) }) == true
        else { return nil }
        return reentry
    }

    /// The places that assign a new value, or call a method that removes elements.
    private func emptyings(of collection: VariableID) -> [Node] {
        references.uses(of: collection).compactMap { use in
            let holder = use.node.outermostUnwrap.parent
            if use.node.isAssigned { return holder }
            guard let holder, holder.kind == .memberExpression, CollectionAPI.removingMethods.contains(holder.name)
            else { return nil }
            return holder.callOfName
        }
    }
}
