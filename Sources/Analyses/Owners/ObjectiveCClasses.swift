import TimerlintSemantics
import TimerlintSyntax

extension Project {
    /// Whether a class is an Objective-C class: written in Objective-C, or with a superclass or protocol of
    /// Apple's that has a prefix (`NSObject`, `UIView`, `UITableViewDelegate`, which only subclasses of
    /// NSObject can adopt).
    package func isObjectiveCClass(_ id: TypeID) -> Bool {
        if types[id].declarations.contains(where: { files.language($0.file) == .objectiveC }) { return true }
        return inheritedNames(of: id).contains { name in
            let prefix = name.prefix { $0.isUppercase }
            return prefix.count > 2 && !types[id].declarations.contains { declaresType(named: name, from: $0.file) }
        }
    }
}
