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
            let property = project.property(named: argument.name, of: holder)
        else { return [] }
        return references.uses(of: property).map(\.node).filter { project.type(around: $0) != holder }
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

    /// A structure that is no view itself, and that receives each value in the property of that name.
    private func isPlainValue(_ type: TypeID) -> Bool {
        let merged = project.types[type]
        return merged.kind == .struct && merged.initializers.isEmpty
            && project.inheritedNames(of: type).isDisjoint(with: VisibleChanges.viewProtocols)
    }
}
