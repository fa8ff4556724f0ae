import TimerlintSemantics
import TimerlintSyntax

/// Wrappers that their owners know only as a protocol: `private let clock: any Ticking = Factory.make()`.
extension WrapperHandlerFinder {
    /// The properties that the wrapper's protocols require under this name, if nothing else in the program conforms:
    /// what is stored there reaches the wrapper. The doubles of tests do not count.
    func requirements(metBy variable: VariableID, of wrapper: TypeID) -> [VariableID] {
        guard project[variable].kind == .property else { return [] }
        return project.lineage(of: wrapper).filter { project.types[$0].kind == .protocol }.flatMap { requirement in
            let others = project.descendants(of: requirement).filter { heir in
                project.types[heir].kind != .protocol && !project.lineage(of: heir).contains(wrapper)
                    && !isForTests(heir)
            }
            return others.isEmpty ? project.types[requirement].properties[project[variable].name] ?? [] : []
        }
    }

    private func isForTests(_ type: TypeID) -> Bool {
        project.types[type].declarations.allSatisfy { declaration in
            let imports = project.files.models[declaration.file].imports
            return imports.contains("XCTest") || imports.contains("Testing")
                || facts.targets.isTest(project.files.path(declaration.file))
        }
    }
}
