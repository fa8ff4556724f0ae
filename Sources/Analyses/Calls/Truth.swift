/// A three-valued answer: the source tree may leave a question open.
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
