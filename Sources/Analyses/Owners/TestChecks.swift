import TimerlintAppleAPIs
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// Reads the questions by which released code finds out that a test runs it: `NSClassFromString("XCTestCase") != nil`,
/// the test's environment variable, or a function or variable of the tree that answers with such a question.
struct TestChecks {
    let project: Project

    /// How many functions and variables stand between a check and the question.
    private static let limit = 2

    /// Whether a branch or an earlier exit lets only tests come to the place.
    func leadOnlyTests(to place: Node) -> Bool {
        place.passedTests.contains { test in
            test.held
                ? test.conditions.contains { answer(of: $0) == true }
                : test.failedCondition.flatMap { answer(of: $0) } == false
        }
    }

    /// Whether the condition holds in tests alone (`true`), or outside tests alone (`false`); `nil` if it is another
    /// question.
    private func answer(of condition: Node, depth: Int = 0) -> Bool? {
        let question = condition.stripped
        switch question.kind {
        case .prefixExpression where question.isNamed("!"):
            return question.firstChild.flatMap { answer(of: $0, depth: depth) }.map { !$0 }
        case .infixExpression where question.isNamed("&&"):
            return question.children.contains { answer(of: $0, depth: depth) == true } ? true : nil
        case .infixExpression where question.isNamed("!="):
            return namesTests(question) && comparesToNil(question) ? true : nil
        case .infixExpression where question.isNamed("=="):
            return namesTests(question) && comparesToNil(question) ? false : nil
        case .callExpression, .nameExpression, .memberExpression:
            return depth < Self.limit ? answerOfDeclaration(question.calleeName ?? question, depth: depth + 1) : nil
        default: return nil
        }
    }

    private func answerOfDeclaration(_ name: Node, depth: Int) -> Bool? {
        switch project.referent(of: name) {
        case .functions(let functions)?: functions.count == 1 ? answer(of: functions[0], depth: depth) : nil
        case .variable(let id)?:
            project.value(of: id).flatMap { answer(of: $0, depth: depth) }
                ?? project.accessors(of: id).first.flatMap { answer(of: $0, depth: depth) }
        default: nil
        }
    }

    /// Of a function that does nothing but answer.
    private func answer(of function: FunctionID, depth: Int) -> Bool? {
        guard let values = project.body(of: function)?.returnedValues, values.count == 1 else { return nil }
        return answer(of: values[0], depth: depth)
    }

    private func namesTests(_ question: Node) -> Bool {
        question.contains { $0.kind == .stringLiteral && $0.name.hasPrefix(TestAPI.runtimePrefix) }
    }

    private func comparesToNil(_ question: Node) -> Bool {
        question.children.contains { $0.stripped.kind == .nilLiteral }
    }
}
