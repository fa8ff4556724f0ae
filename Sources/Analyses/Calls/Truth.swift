/// A three-valued answer: the source tree may leave a question open.
package enum Truth: Sendable {
    case yes, no, unknown

    /// `nil` if the question is open.
    package var decision: Bool? {
        switch self {
        case .yes: true
        case .no: false
        case .unknown: nil
        }
    }

    package var opposite: Truth {
        switch self {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }
}
