import TimerlintSemantics

extension Project {
    /// The method with a name, for receivers of unknown type; `nil` if the tree has none with a body, or
    /// several.
    func onlyMethod(named name: String) -> FunctionID? {
        let methods = Array(functions(named: name).lazy.filter { self.isMethodWithBody($0) }.prefix(2))
        return methods.count == 1 ? methods[0] : nil
    }

    private func isMethodWithBody(_ id: FunctionID) -> Bool {
        guard case .function = self[id].kind else { return false }
        return self[id].owner != nil && self[id].body != nil
    }
}
