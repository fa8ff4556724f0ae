import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Scroll views that the tree creates and never gives anything to scroll: without a size of its content, insets or
/// constraints, such a view is only a container.
extension StillViews {
    func hasNothingToScroll(_ id: VariableID) -> Bool {
        guard project.type(of: id)?.name == ScrollAPI.plainClass, !project[id].has(attribute: "IBOutlet"),
            project[id].kind != .parameter, let type = project.type(around: project.node(of: id)),
            !facts.targets.isOfPublishedLibrary(project.node(of: id).tree.file.path), !usesConstraints(type)
        else { return false }
        let uses = uses(of: id)
        let given = uses.filter(\.isAssigned).compactMap { $0.outermostUnwrap.nextSibling?.stripped }
        let values = (given + [project.value(of: id)?.stripped].compactMap { $0 }).filter { $0.kind != .nilLiteral }
        return !values.isEmpty && values.allSatisfy(isPlainCreation) && uses.allSatisfy(leavesContents)
    }

    /// Whether what is assigned to the switch of its scrolling keeps a view still: `false`, or whether its content is too
    /// large, which it usually is not.
    func keepsStill(_ value: Node) -> Bool {
        if value.booleanValue == false { return true }
        let test = project.local(value).flatMap { project.value(of: $0)?.stripped } ?? value
        guard test.kind == .infixExpression, ["<", "<=", ">", ">="].contains(test.name) else { return false }
        return test.children.filter(\.isExpression).contains { side in
            side.contains { part in ScalarAPI.extents.contains { part.name.lowercased().hasSuffix($0) } }
        }
    }

    /// `agreement`, of which only the links are touched: a line or two, which fit.
    func isTextOfLinks(_ id: VariableID) -> Bool {
        guard project.type(of: id).map({ ScrollAPI.textClasses.contains($0.name) }) == true else { return false }
        return project.type(around: project.node(of: id)).map(showsLinks) ?? false
    }

    /// Whether a class answers for text views, and all that it is asked is whether to open a link.
    func showsLinks(_ type: TypeID) -> Bool {
        guard !project.inheritedNames(of: type).isDisjoint(with: ScrollAPI.textDelegates) else { return false }
        let answers = project.functions(of: type).filter {
            project[$0].name.hasPrefix(ScrollAPI.textDelegateMethods)
        }
        return !answers.isEmpty
            && answers.allSatisfy { answer in
                project[answer].labels.dropFirst().first?.hasPrefix(ScrollAPI.linkOpening) == true
            }
    }

    /// `var panScrollable: UIScrollView? { nil }`: a protocol asks for a view, and there is none.
    func isAnsweredWithNothing(_ id: VariableID) -> Bool {
        let bodies = project.accessors(of: id).compactMap { project.body(of: $0) }
        let values = bodies.flatMap(\.returnedValues)
        return !values.isEmpty && values.allSatisfy { $0.stripped.kind == .nilLiteral }
    }

    /// Whether what code changes is an outlet that no nib connects, a message to nothing, or one whose view the nib hides
    /// and no code shows.
    func isAbsent(_ target: Node) -> Bool {
        target.selfAndBases.contains { name in
            guard case .variable(let id)? = project.referent(of: name.stripped) else { return false }
            return project[id].has(attribute: "IBOutlet") && (isNeverGiven(id) || isHiddenForever(id))
        }
    }

    private func isHiddenForever(_ outlet: VariableID) -> Bool {
        let nibs = facts.entries.nibs.contents.outletsOfClasses
        return nibs.shows(project[outlet].name, ofOneOf: classes(with: outlet)) == false
            && uses(of: outlet).allSatisfy(leavesHidden)
    }

    /// Whether the use reads or sets another property of the view than those that show it.
    private func leavesHidden(_ use: Node) -> Bool {
        guard !use.isAssigned, let parent = use.outermostUnwrap.parent else { return false }
        return parent.kind == .memberExpression && !InterfaceAPI.shownBy.contains(parent.name)
            && !isMethodOfTree(parent)
    }

    /// `UIScrollView(frame: …)`, `[[UIScrollView alloc] init]`
    private func isPlainCreation(_ value: Node) -> Bool {
        guard value.kind == .callExpression, let callee = value.calleeName else { return false }
        if callee.name == ScrollAPI.plainClass { return true }
        return callee.name.hasPrefix("init") && callee.contains { $0.name == ScrollAPI.plainClass }
            || callee.isNamed("new") && callee.base?.stripped.name == ScrollAPI.plainClass
    }

    /// Whether a use gives the view no content to scroll, also not in code that gets the view.
    private func leavesContents(_ use: Node) -> Bool {
        guard !use.isAssigned, let parent = use.outermostUnwrap.parent else { return true }
        switch parent.kind {
        case .memberExpression:
            return !ScrollAPI.contentMembers.contains(parent.name) && !isMethodOfTree(parent)
        case .argument:
            return parent.parent?.calleeName.map { callee in
                InterfaceAPI.subviewAdditions.contains(callee.name) || callee.name == InterfaceAPI.subviewRaising
            } == true
        case .infixExpression, .prefixExpression, .block, .ifBranch: return true
        case .returnStatement: return project.function(around: use).map { project[$0].property != nil } == true
        default: return false
        }
    }

    private func isMethodOfTree(_ member: Node) -> Bool {
        if case .functions? = project.referent(of: member) { return true }
        return false
    }

    /// Whether code of the type, or of what it inherits from, lays out views with constraints, which may also give a
    /// scroll view the size of its content.
    private func usesConstraints(_ type: TypeID) -> Bool {
        facts.knownConstraintUsers.answer(to: type) {
            project.lineage(of: type).flatMap { project.types[$0].declarations }.contains { declaration in
                project.node(of: declaration).contains { node in
                    let name = node.name
                    return name == ScrollAPI.constraintMaker || ScrollAPI.constraintWords.contains { name.contains($0) }
                }
            }
        }
    }
}
