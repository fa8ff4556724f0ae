/// The answer to a question that the tree may leave open.
package enum Truth: Sendable {
    case yes, no, unknown

    package var opposite: Truth {
        switch self {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }
}
