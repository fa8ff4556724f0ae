/// The answer to a question that the tree may leave open.
package enum Truth: Sendable {
    case yes, no, unknown
}
