import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Recognizes local objects that own a timer source, start it and are released at the end of the function; the source
/// goes with them: `let clock = RepeatingTimer(every: 1); clock.onTick = tick; clock.resume()`.
///
/// Input: the facts. Output: the calls that create such objects, with their variables.
struct DroppedWrappers {
    let facts: ProjectFacts
    private var project: Project { facts.project }

    func found() -> [(creation: Node, local: VariableID)] {
        var met: Set<TypeID> = []
        let wrappers = facts.timers.filter(isReleasedWithOwner).compactMap(\.type).filter {
            met.insert($0).inserted && handsNothingOn($0)
        }
        return wrappers.flatMap { wrapper in
            facts.references.constructions(of: wrapper).compactMap { creation in
                local(holding: creation).flatMap { isDropped($0) ? (creation, $0) : nil }
            }
        }
    }

    // MARK: The object

    /// A source in a property, whose handler does not keep the object.
    private func isReleasedWithOwner(_ timer: Timer) -> Bool {
        guard timer.kind == .dispatchSource, let type = timer.type, project.types[type].kind == .class,
            !timer.escapes, !timer.handles.isEmpty
        else { return false }
        return timer.handles.allSatisfy { handle in
            project[handle].kind == .local
                || project[handle].kind == .property && !project[handle].isStatic && project.owner(of: handle) == type
        } && timer.handler.map { facts.selfCapture(of: $0).strength != .strong } ?? true
    }

    /// Whether no code of the class gives the object to other code, or keeps it in a closure, which may keep it alive.
    private func handsNothingOn(_ wrapper: TypeID) -> Bool {
        !(project.lineage(of: wrapper) + project.descendants(of: wrapper)).contains { type in
            project.types[type].declarations.contains { declaration in
                project.node(of: declaration).contains { node in
                    node.kind == .selfExpression && node.outermostUnwrap.parent?.kind == .argument
                        || node.kind == .closureExpression && node.outermostUnwrap.parent?.kind != .callExpression
                            && facts.selfCapture(of: node).strength == .strong
                }
            }
        }
    }

    // MARK: The function

    private func local(holding creation: Node) -> VariableID? {
        guard let binding = creation.outermostUnwrap.parent?.parent, binding.kind == .binding,
            let id = project.variable(declaredBy: binding), project[id].kind == .local,
            project.function(around: creation) != nil, !project.isWrittenForTests(creation)
        else { return nil }
        return id
    }

    /// Whether the function only sends messages to the object, the last of which starts the source, and does not wait.
    private func isDropped(_ local: VariableID) -> Bool {
        let uses = facts.references.uses(ofLocal: local)
        guard uses.allSatisfy(isReceiverHere), let last = uses.last, let body = last.enclosingBody,
            uses.filter(starts) == [last]
        else { return false }
        return !body.contains { node in
            node.kind == .awaitExpression
                || node.kind == .callExpression
                    && node.calleeName.map {
                        ProcessAPI.waits.contains($0.name) || ProcessAPI.possibleWaits.contains($0.name)
                    } == true
        }
    }

    private func isReceiverHere(_ use: Node) -> Bool {
        use.outermostUnwrap.parent?.kind == .memberExpression
            && !use.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.contains { $0.kind == .closureExpression }
    }

    private func starts(_ use: Node) -> Bool {
        guard let method = use.outermostUnwrap.parent, method.callOfName != nil,
            case .functions(let called)? = project.referent(of: method)
        else { return false }
        return called.contains { function in
            project.body(of: function)?.contains { node in
                node.kind == .callExpression
                    && node.calleeName.map { DispatchAPI.startingMethods.contains($0.name) } == true
            } == true
        }
    }
}
