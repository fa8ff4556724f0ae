import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Wrappers that their owners know only as a protocol: `private let clock: any Ticking = Factory.make()`.
extension WrapperHandlerFinder {
    /// The properties that the wrapper's protocols require under this name, if nothing else in the program conforms:
    /// what is stored there reaches the wrapper. The doubles of tests do not count.
    func requirements(metBy variable: VariableID, of wrapper: TypeID) -> [VariableID] {
        project.requirements(metBy: variable).filter { required in
            guard let requirement = project.owner(of: required) else { return false }
            let others = project.descendants(of: requirement).filter { heir in
                project.types[heir].kind != .protocol && !project.lineage(of: heir).contains(wrapper)
                    && !isForTests(heir)
            }
            return others.isEmpty
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
