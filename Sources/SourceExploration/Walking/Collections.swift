import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Calls of array and dictionary methods, modeled as far as they concern stored sources.

extension Explorer {
    /// `[Timer]()`, `[NSMutableArray array]`
    func makesEmptyCollection(_ call: Node) -> Bool {
        if call.isEmptyCollection { return true }
        guard let callee = call.firstChild?.peeled,
            call.arguments.allSatisfy({ CollectionAPI.capacityLabels.contains($0.name) })
        else { return false }
        if callee.kind == .nameExpression { return CollectionAPI.mutableClasses.contains(callee.name) }
        return CollectionAPI.emptyMakers.contains(callee.name)
            && callee.firstChild.map { $0.kind == .nameExpression && CollectionAPI.mutableClasses.contains($0.name) }
                == true
    }

    func callCollection(
        _ elements: [Value.Element], _ base: Node, _ name: String, _ node: Node, _ arguments: [Argument],
        _ path: ExploredPath
    ) -> [ExploredPath] {
        let path = path.setting(node, .tuple([]))
        let name = CollectionAPI.swiftNames[name] ?? name
        switch name {
        case _ where CollectionAPI.copies.contains(name) && arguments.isEmpty:
            return [path.setting(node, .collection(elements))]
        case "append", "insert":
            guard let value = arguments.first?.value else { return [path] }
            let element = Value.Element(key: nil, value: value)
            return replaceCollection(base, with: elements + [element], at: node, .removed, path)
        case "removeAll" where arguments.allSatisfy({ $0.label == "keepingCapacity" }):
            return replaceCollection(base, with: [], at: node, .removed, path)
        case _ where CollectionAPI.singleRemovals.contains(name):
            return remove(name, elements, base, node, arguments, path)
        case _ where CollectionAPI.elementCalls.contains(name):
            guard let body = arguments.last?.value else { return [path] }
            var paths = [path]
            for element in elements {
                paths = paths.flatMap { invoke(body, [Argument(label: "", value: element.value)], at: node, $0) }
            }
            return paths.map { $0.clearingFailure().setting(node, .unknown) }
        case "contains"
        where arguments.count == 1 && !arguments[0].value.isTracked && elements.allSatisfy({ $0.key == nil }):
            return membership(of: arguments[0].value, in: elements, node, path)
        case _ where CollectionAPI.queries.contains(name):
            let isPlain = elements.allSatisfy { !$0.value.isTracked } && arguments.allSatisfy { !$0.value.isTracked }
            // The same query on equal elements has an equal result.
            let operands = elements.map(\.value) + arguments.map(\.value)
            return [path.setting(node, isPlain ? operation("." + name, operands) : .unknown)]
        case "enumerated" where elements.allSatisfy({ $0.key == nil }):
            let pairs = elements.enumerated().map {
                Value.Element(key: nil, value: .tuple([.int($0.offset), $0.element.value]))
            }
            return [path.setting(node, .collection(pairs))]
        case "reversed" where elements.allSatisfy({ $0.key == nil }):
            return [path.setting(node, .collection(elements.reversed()))]
        case "reserveCapacity":
            return [path]
        default:
            return unknownCall(node, name, arguments + elements.map { Argument(label: "", value: $0.value) }, path)
        }
    }

    /// Whether a value is an element: one path for each element that it may equal, and one for none.
    private func membership(of value: Value, in elements: [Value.Element], _ node: Node, _ path: ExploredPath)
        -> [ExploredPath]
    {
        var results: [ExploredPath] = []
        var others: ProgramState? = path.program
        for element in elements {
            guard let program = others else { break }
            let isEqual = equality(value, element.value, in: program)
            if let equal = assuming(isEqual, true, in: program) {
                results.append(path.with(equal).setting(node, .bool(true)))
            }
            others = assuming(isEqual, false, in: program)
        }
        if let others { results.append(path.with(others).setting(node, .bool(false))) }
        return results
    }

    private func remove(
        _ name: String, _ elements: [Value.Element], _ base: Node, _ node: Node, _ arguments: [Argument],
        _ path: ExploredPath
    ) -> [ExploredPath] {
        guard !elements.isEmpty else { return [path.setting(node, .absent)] }
        let removals: [(Int?, ExploredPath)]
        switch name {
        case "removeFirst", "popFirst": removals = [(0, path)]
        case "removeLast", "popLast": removals = [(elements.count - 1, path)]
        default: removals = removed(elements, by: arguments.first?.value ?? .unknown, path)
        }
        return removals.flatMap { index, path in
            guard let index else { return [path.setting(node, .absent)] }
            var left = elements
            let gone = left.remove(at: index)
            return replaceCollection(base, with: left, at: node, .removed, path.setting(node, gone.value))
        }
    }

    /// The elements that a key or index may refer to.
    private func removed(_ elements: [Value.Element], by key: Value, _ path: ExploredPath) -> [(Int?, ExploredPath)] {
        if elements.contains(where: { $0.key != nil }) { return naming(elements, by: key, path) }
        // `removeObject:` names the element itself.
        if key.isTracked { return [(elements.firstIndex { $0.value == key }, path)] }
        if case .int(let position) = key { return elements.indices.contains(position) ? [(position, path)] : [] }
        return elements.indices.map { ($0, path) }
    }
}
