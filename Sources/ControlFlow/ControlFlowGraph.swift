import TimerlintSource
import TimerlintSyntax

/// The index of a block in its graph.
package typealias BlockID = Int

/// One step of evaluation, in the order in which the program takes it.
package struct Event: Sendable {
    package enum Kind: Sendable {
        /// A name, member or subscript is read.
        case read
        /// A call (or subscript call) is made; its operands were evaluated before.
        case call
        /// A closure value is made; its body has a graph of its own.
        case closure
        /// `a = b`, `a += b`.
        case assign
        /// A `binding` of `let` or `var` comes into being, with its initial value where it has one.
        case declare
        /// A local function comes into being.
        case declareFunction
        /// The variables of an `optionalBinding`, `patternCondition`, `caseItem` or `forStatement` receive their
        /// values.
        case bind
        /// `x!`: the program ends here where `x` is nil.
        case unwrap
        /// The node's value is the value of `source`.
        case copy
        /// The node's value is known: the outcome of `&&`, `||`, an optional chain that met nil, a `try?` that failed.
        case constantTrue, constantFalse, constantNil
        /// The value that the function returns; `source` is missing for a plain `return`.
        case returnValue
        /// `throw e`.
        case raise
        /// The variables declared inside the node go out of scope.
        case leave
        /// The temporaries of a statement are released.
        case endStatement
        /// Something that the builder does not look into: too deeply nested, or not understood.
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

/// What decides which edge leaves a block.
package enum Decision: Sendable {
    /// There is one edge at most.
    case none
    /// The value of a Boolean expression: edges `isTrue`, `isFalse`.
    case condition(Node)
    /// Whether an expression's value (or the variable that a bare `let x` unwraps) is there: edges `isSome`, `isNil`.
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

package struct Edge: Sendable, Hashable {
    package let kind: EdgeKind
    package let target: BlockID
}

/// Events that happen one after the other, then a choice of where to go.
package struct Block: Sendable {
    package internal(set) var events: [Event] = []
    package internal(set) var decision: Decision = .none
    package internal(set) var edges: [Edge] = []
}

/// The control flow of one body: a function, accessor, observer, closure, a file's top-level code, or one expression.
package struct ControlFlowGraph: Sendable {
    /// What the graph was made from.
    package let root: Node
    /// `entry` first; every block can be reached from it, save `exit` and `failure`, which are always there.
    package let blocks: [Block]
    /// Where control leaves normally. No events, no edges.
    package let exit: BlockID
    /// Where control leaves with an error. No events, no edges.
    package let failure: BlockID

    package static let entry: BlockID = 0
}
