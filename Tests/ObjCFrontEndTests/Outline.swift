import TimerlintObjCFrontEnd
import TimerlintSource
import TimerlintSyntax

/// A file's tree as compact text similar to Swift, for comparison.
func outline(_ text: String, path: String = "Clock.m") -> String {
    let tree = parseObjectiveC(SourceFile(path: path, language: .objectiveC, bytes: Array(text.utf8)))
    return tree.root.children.map(written).joined(separator: "\n")
}

/// The outline of statements that are parsed inside a method's body.
func body(_ statements: String, path: String = "Clock.m") -> String {
    let text = "@implementation Clock\n- (void)run {\n\(statements)\n}\n@end\n"
    let tree = parseObjectiveC(SourceFile(path: path, language: .objectiveC, bytes: Array(text.utf8)))
    let function = tree.root.firstChild?.memberBlock?.firstChild
    return (function?.body?.children.map(written) ?? []).joined(separator: "; ")
}

func written(_ node: Node) -> String {
    let parts = node.children.map(written)
    let list = parts.joined(separator: ", ")
    switch node.kind {
    case .nameExpression, .namedType, .identifierPattern: return node.name
    case .selfExpression: return "self"
    case .superExpression: return "super"
    case .nilLiteral: return "nil"
    case .booleanLiteral: return node.name
    case .integerLiteral, .floatLiteral: return node.nameReference.isEmpty ? node.text : node.name
    case .stringLiteral: return "\"\(node.name)\""
    case .memberExpression: return (parts.first ?? "") + "." + node.name
    case .argument: return (node.nameReference.isEmpty ? "" : node.name + ": ") + list
    case .callExpression: return parts[0] + "(" + parts.dropFirst().joined(separator: ", ") + ")"
    case .subscriptExpression: return parts[0] + "[" + parts.dropFirst().joined(separator: ", ") + "]"
    case .tupleExpression: return "(" + list + ")"
    case .arrayExpression: return "[" + list + "]"
    case .dictionaryExpression: return "[" + list + "]"
    case .dictionaryElement: return parts.joined(separator: ": ")
    case .infixOperator: return node.name
    case .infixExpression: return parts.joined(separator: " ")
    case .prefixExpression: return node.name + list
    case .inoutExpression: return "&" + list
    case .assignmentExpression: return parts[0] + " " + node.name + " " + parts.dropFirst().joined(separator: " ")
    case .ternaryExpression: return parts[0] + " ? " + parts[1] + " : " + parts[2]
    case .castExpression: return parts[0] + " as! " + parts.dropFirst().joined()
    case .optionalType: return list + "?"
    case .typeAnnotation: return ": " + list
    case .initializer: return " = " + list
    case .binding: return parts.joined()
    case .modifier, .attribute: return node.name
    case .selectorExpression: return "#selector(\(node.name))"
    case .block: return "{ " + parts.joined(separator: "; ") + " }"
    case .closureExpression:
        return "closure" + (parts.dropLast().isEmpty ? "" : "(" + parts.dropLast().joined(separator: ", ") + ")") + " "
            + (parts.last ?? "")
    case .capture: return (node.flags.contains(.isWeak) ? "weak " : "") + node.name
    case .captureList: return "[" + list + "]"
    case .parameter: return parts.joined(separator: " ") + " " + node.name
    case .parameterLabel: return node.name
    case .variableDeclaration:
        let modifiers = node.children.filter { $0.kind != .binding }.map { $0.name + " " }.joined()
        return modifiers + node.name + " " + node.bindings.map(written).joined(separator: ", ")
    default:
        let label = "\(node.kind)" + (node.nameReference.isEmpty ? "" : " \(node.name)")
        return parts.isEmpty ? label : label + "(" + list + ")"
    }
}
