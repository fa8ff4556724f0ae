import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Values that only hold a view, such as the items of a menu: `Item(name: "Clock", screen: AnyView(ClockView()))`. The
/// view is shown where the property is read that receives it. Input: the name of a view in the code that makes it.
/// Output: those places; empty if no value holds it.
struct HeldViewValues {
    let references: ReferenceIndex
    private var project: Project { references.project }

    func places(showing name: Node) -> [Node] {
        guard let argument = argument(with: name), let call = argument.parent, let callee = call.calleeName,
            case .type(let holder)? = project.referent(of: callee), isPlainValue(holder),
            keeps(argument.name, holder), let property = project.property(named: argument.name, of: holder)
        else { return [] }
        return references.uses(of: property).filter { !$0.isUncertain || isOfElement($0.node) }.map(\.node).filter {
            project.type(around: $0) != holder
        }
    }

    /// `rows.map { row in row.screen }`: the type of an element is often unknown, that of another object seldom.
    private func isOfElement(_ member: Node) -> Bool {
        guard let element = member.base?.stripped, element.kind == .nameExpression else { return false }
        if element.name.first == "$" { return true }
        guard case .variable(let id)? = project.referent(of: element) else { return false }
        return project[id].kind == .parameter && project.node(of: id).parent?.kind != .functionDeclaration
    }

    /// The argument that a made view is, also behind `AnyView`.
    private func argument(with name: Node) -> Node? {
        var call = name.outermostUnwrap.parent
        while let made = call, made.kind == .callExpression, let argument = made.outermostUnwrap.parent,
            argument.kind == .argument
        {
            guard argument.parent?.calleeName.map({ InterfaceAPI.viewResults.contains($0.name) }) == true else {
                return argument
            }
            call = argument.parent
        }
        return nil
    }

    /// A structure that is no view itself.
    private func isPlainValue(_ type: TypeID) -> Bool {
        project.types[type].kind == .struct
            && project.inheritedNames(of: type).isDisjoint(with: VisibleChanges.viewProtocols)
    }

    /// Whether what a type is made with goes to the property of that name: by itself, or as in `self.screen = screen`.
    private func keeps(_ label: String, _ type: TypeID) -> Bool {
        project.types[type].initializers.filter { project[$0].labels.contains(label) }.allSatisfy { initializer in
            project.body(of: initializer)?.contains { node in
                guard node.kind == .assignmentExpression, let target = node.firstChild else { return false }
                return target.stripped.name == label && target.nextSibling?.stripped.name == label
            } == true
        }
    }
}
