import Model

/// Everything the rules may know about the linted sources.
package struct ProjectFacts: Sendable {
}
