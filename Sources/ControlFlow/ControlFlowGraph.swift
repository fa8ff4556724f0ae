import TimerlintSource
import TimerlintSyntax

/// The index of a basic block in its graph.
package typealias BlockID = Int

/// One step of evaluation. A block lists its events in execution order.
package struct Event: Sendable {
    package enum Kind: Sendable {
        /// A name, member or subscript is read.
        case read
        /// A call (or subscript call) is made; its operands have already been evaluated.
        case call
        /// A closure value is created; its body has a graph of its own.
        case closure
        /// `a = b`, `a += b`.
        case assign
        /// A `binding` of `let` or `var` is declared, with its initial value if it has one.
        case declare
        /// A local function is declared.
        case declareFunction
        /// The variables of an `optionalBinding`, `patternCondition`, `caseItem` or `forStatement` receive their
        /// values.
        case bind
        /// `x!`: the program traps if `x` is nil.
        case unwrap
        /// The node's value is the value of `source`.
        case copy
        /// The node's value is known: the outcome of `&&`, `||`, an optional chain that met nil, or a `try?`
        /// that failed.
        case constantTrue, constantFalse, constantNil
        /// The function's return value; `source` is missing for a plain `return`.
        case returnValue
        /// `throw e`.
        case raise
        /// The variables declared inside the node go out of scope.
        case leave
        /// The temporaries of a statement are released.
        case endStatement
        /// Code that the builder does not model: nested too deeply, or not understood.
        case opaque
    }

    package let kind: Kind
    package let node: Node
    package let source: Node?

    package init(_ kind: Kind, _ node: Node, from source: Node? = nil) {
        self.kind = kind
        self.node = node
        self.source = source
    }
}

/// The condition that selects the outgoing edge of a block.
package enum Decision: Sendable {
    /// At most one outgoing edge.
    case none
    /// The value of a Boolean expression: edges `isTrue`, `isFalse`.
    case condition(Node)
    /// Whether an expression's value (or the variable that a bare `let x` unwraps) is non-nil: edges `isSome`,
    /// `isNil`.
    case presence(Node)
    /// Whether a value matches a pattern: edges `matches`, `differs`.
    case pattern(Node, of: Node)
    /// Whether a `for` loop has one more element: edges `iterates`, `finished`.
    case iteration(Node)
    /// Whether a call threw: edges `next`, `thrown`.
    case failure(Node)
    /// `#available`: edges `isTrue`, `isFalse`.
    case availability(Node)
    /// Which clause of an `#if` was compiled: edges `clause` in order, then `noClause` where there is no `#else`.
    case configuration(Node)
}

package enum EdgeKind: Sendable, Hashable {
    case next
    case isTrue, isFalse
    case isSome, isNil
    case matches, differs
    case iterates, finished
    case thrown
    case returned, broken, continued, fellThrough, jumped
    case clause(Int), noClause
}

/// The way on from a block, and when it is taken.
package struct Edge: Sendable, Hashable {
    package let kind: EdgeKind
    package let target: BlockID
}

/// A basic block: events in execution order, then a decision.
package struct Block: Sendable {
    package internal(set) var events: [Event] = []
    package internal(set) var decision: Decision = .none
    package internal(set) var edges: [Edge] = []
}

/// The control flow of one body: a function, accessor, observer, closure, a file's top-level code, or one expression.
package struct ControlFlowGraph: Sendable {
    /// The syntax node of the body.
    package let root: Node
    /// `entry` comes first. Every block is reachable from it, except possibly `exit` and `failure`, which
    /// always exist.
    package let blocks: [Block]
    /// The normal exit. No events, no edges.
    package let exit: BlockID
    /// The exit by a thrown error. No events, no edges.
    package let failure: BlockID

    /// The block in which each graph begins.
    package static let entry: BlockID = 0
}
