/// The kinds of syntax node, for Swift and (through their Swift names) Objective-C and C.
///
/// Each kind's comment lists its children in order: `x?` is optional, `x*` occurs any number of times. A node's
/// `name` is the text that names it (without backticks); its range runs from its first token to the end of its
/// last. The lists use `expression`, `pattern`, `type`, `statement` and `member` for any kind of that group.
@usableFromInline package enum NodeKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
    // MARK: Structure

    /// statement*
    case sourceFile
    /// `{ … }`: statement*. The range includes the braces.
    case block
    /// `{ … }` of a type or extension: member*.
    case memberBlock
    /// `#if … #endif` as statement, member, switch case, element, attribute or postfix expression: ifConfigClause*. In
    /// a postfix chain the base expression comes first: `view #if os(iOS) .bar() #endif .baz()` is a member `baz` of an
    /// ifConfig (view, ifConfigClause(call of `.bar`)), each clause holding a chain that begins with an implicit base.
    case ifConfig
    /// `#if c`, `#elseif c`, `#else`. name = the condition's text (empty for `#else`). Children: the guarded
    /// code.
    case ifConfigClause
    /// Tokens that match no grammar rule; each becomes a malformed_source note. No children.
    case unparsed

    // MARK: Declarations

    /// name = dotted module path.
    case importDeclaration
    /// attribute* modifier* genericParameters? inheritedType* genericWhere? memberBlock?
    case classDeclaration, structDeclaration, enumDeclaration, actorDeclaration, protocolDeclaration
    /// name = the extended type's text without generic arguments (`A.B`). attribute* modifier* type inheritedType*
    /// genericWhere? memberBlock Objective-C: `@implementation` and categories.
    case extensionDeclaration
    /// attribute* modifier* genericParameters? parameter* returnType? genericWhere? block?
    /// name = base name; for Objective-C the Swift base name. Flags: async, throws.
    case functionDeclaration
    /// name = `init`. Same children as a function. Flag optional for `init?`.
    case initializerDeclaration
    /// name = `deinit`. attribute* modifier* block?
    case deinitializerDeclaration
    /// What an Objective-C interface or protocol says to others of a method. name, as in a function's declaration.
    case methodPrototype
    /// name = `subscript`. attribute* modifier* genericParameters? parameter* returnType? genericWhere? accessorBlock?
    case subscriptDeclaration
    /// `let`/`var` with all its bindings: attribute* modifier* binding*. name = `let`, `var` (or `inout`, …).
    case variableDeclaration
    /// pattern typeAnnotation? initializer? accessorBlock?. name = the variable's name if the pattern is a
    /// single name.
    case binding
    /// `{ get … set … }`: accessor*. The shorthand getter is one accessor named `get` with flag implicit, whose
    /// block has the same range.
    case accessorBlock
    /// name = get, set, willSet, didSet, _read, _modify, … attribute* modifier* parameter? block?
    case accessor
    /// attribute* modifier* enumElement*
    case enumCaseDeclaration
    /// name. parameter* initializer? (the raw value)
    case enumElement
    /// attribute* modifier* genericParameters? type? genericWhere?
    case typealiasDeclaration
    /// attribute* modifier* inheritedType* type? genericWhere?
    case associatedtypeDeclaration
    /// `operator`, `precedencegroup`: no children.
    case operatorDeclaration, precedenceGroupDeclaration
    /// Same children as a function, with an initializer (`= #externalMacro(…)`) instead of the body.
    case macroDeclaration
    /// `using @MainActor`, `using nonisolated`: attribute* modifier*
    case usingDeclaration

    // MARK: Parts of declarations

    /// `@name(argument*)`. name excludes `@` and generic arguments and keeps a dotted path (`A.B`) whole. type?
    /// argument* The type is present only if generic arguments are written. Arguments are present only if they
    /// are expressions: those of `@available`, `@objc`, `@_specialize` and the like are not parsed (use the
    /// text).
    case attribute
    /// name = the word; `private(set)` has name `private(set)`, `unowned(unsafe)` likewise.
    case modifier
    /// A type in an inheritance clause: type. name = its simple name; empty for types without one and for the
    /// word `class`.
    case inheritedType
    /// `<T: P, …>`: genericParameter*
    case genericParameters
    /// name. attribute* type?
    case genericParameter
    /// `where …`: type*, both sides of each requirement in order (`T.A == B, U: P` is T.A, B, U, P).
    case genericWhere
    /// A parameter of a function, subscript, enum element, closure, accessor, tuple type or function type. name
    /// = the internal name. attribute* modifier* parameterLabel? type? initializer? (the default value). Flag
    /// isVariadic. name is empty if none is written (`case a(Int)`, `(Int) -> Void`) and `_` if that is
    /// written. `@escaping` and `inout` belong to the type (attributedType); property wrappers and result
    /// builders belong to the parameter.
    case parameter
    /// The external name of a parameter that has two names; name = that name, or `_`. No children.
    case parameterLabel
    /// `-> type`: type
    case returnType
    /// `throws(E)`: type. Placed between the parameters and the return type, and first in a `do` statement.
    case thrownType
    /// `: type`: type
    case typeAnnotation
    /// `= expression`: expression
    case initializer

    // MARK: Types

    /// `Name<…>`; name = simple name. Children: generic arguments (type*).
    case namedType
    /// `Base.Name<…>`; name = the last name. Base type, then generic arguments.
    case memberType
    /// `T?`
    case optionalType
    /// `T!`
    case implicitlyUnwrappedType
    /// `[T]`: type; `[3 of T]`: count (a type) and type. `[K: V]`: key type, value type.
    case arrayType, dictionaryType
    /// parameter* returnType. Flags async, throws.
    case functionType
    /// `(T, label: U)`: parameter*
    case tupleType
    /// attribute* or specifiers (modifier*, such as `inout`), then type. name = the first attribute's or
    /// specifier's name.
    case attributedType
    /// `A & B`: type*
    case compositionType
    /// `some T`, `any T`, `~T`, `repeat T`, `each T`; name = the word. type
    case prefixedType
    /// `T.Type`, `T.Protocol`; name = the word. type
    case metatype
    /// Integer generic arguments, `_`, and anything else in the position of a type. name = the text.
    case otherType

    // MARK: Statements

    /// An expression used as a statement has no wrapper node.
    /// The whole chain `if … else if … else …`: ifBranch*. Also an expression.
    case ifStatement
    /// condition* block. A plain `else`: flag isElse, block only. Starts at `if` (at `else` for the last).
    case ifBranch
    /// condition* block
    case guardStatement, whileStatement
    /// `repeat { } while c`: block expression
    case repeatStatement
    /// `for pattern in expression where expression {}`: pattern typeAnnotation? expression whereClause? block. Flags
    /// isTry, isAwait.
    case forStatement
    /// C only, `for (a; b; c) {}`: statement expression expression block, with `.empty` for a missing part.
    case cForStatement
    /// expression switchCase* (ifConfig*). Also an expression.
    case switchStatement
    /// `case caseItem*:` or `default:` (flag isDefault, no items). attribute? caseItem* block. The block's
    /// range covers the statements (no braces).
    case switchCase
    /// pattern whereClause? (`catch where c` has no pattern)
    case caseItem
    /// `where e`: expression
    case whereClause
    /// block catchClause*; Objective-C `@finally` is a catchClause with flag isDefault. Also an expression.
    case doStatement
    /// caseItem* block
    case catchClause
    /// expression?
    case returnStatement
    /// expression
    case throwStatement, thenStatement
    /// `discard self`
    case discardStatement
    /// `yield e`, `yield (e, f)`, `yield &x`: expression*
    case yieldStatement
    /// name = label or empty.
    case breakStatement, continueStatement
    case fallthroughStatement
    /// block
    case deferStatement
    /// name = the label. statement
    case labeledStatement
    /// C only; name = the label.
    case gotoStatement
    /// Objective-C only: expression block.
    case synchronizedStatement

    // MARK: Conditions (of if, guard, while)

    /// A plain condition is the expression itself. `let x = e`, `let x`, `var x: T = e`: pattern
    /// typeAnnotation? expression?. name = the variable if the pattern is a single name.
    case optionalBinding
    /// `case pattern = e`: pattern typeAnnotation? expression
    case patternCondition
    /// `#available(…)`, `#unavailable(…)`. name = the text. No children.
    case availabilityCondition

    // MARK: Patterns

    /// name = the variable it binds.
    case identifierPattern
    /// `_`
    case wildcardPattern
    /// `(p, label: q)`: patternElement*
    case tuplePattern
    /// name = label or empty. pattern
    case patternElement
    /// `let p`, `var p`: pattern; name = the word. Identifiers inside it bind.
    case valueBindingPattern
    /// `.name(p, …)` or `T.name(p, …)` in a pattern position, if its payload patterns bind or test a type
    /// (`is T`, `_ as T`); name = the case. patternElement*. (Otherwise it is an expressionPattern, also under
    /// `let`.)
    case enumCasePattern
    /// `p?`: pattern
    case optionalPattern
    /// `is T`: type
    case isTypePattern
    /// `p as T`: pattern type
    case asTypePattern
    /// expression
    case expressionPattern

    // MARK: Expressions

    /// name; children: generic arguments (type*). Flag isPounded for `$0`. Never self or super.
    case nameExpression
    case selfExpression, superExpression
    /// `base.name`, or `.name` without a base (flag implicitBase). expression?, then generic arguments (type*).
    /// `.init`, `.self` and tuple indices (`.0`) too. `x.name(a:b:)` has flag isCompoundName; its name is the
    /// base name.
    case memberExpression
    /// callee expression, then argument* (trailing closures are arguments with flag isTrailing). Flag hasParentheses.
    case callExpression
    /// `base[…]`: base expression, then argument*
    case subscriptExpression
    /// name = label or empty. expression. Flag isTrailing: label empty for the first trailing closure.
    case argument
    /// `{ [captures] (parameters) async throws -> T in statements }`: attribute* captureList? parameter*
    /// returnType? block. The block has the range of the statements (empty at the `}` if there are none).
    /// Objective-C blocks too, without captures.
    case closureExpression
    /// capture*
    case captureList
    /// `weak self`, `unowned(unsafe) x`, `x = e`. name = the internal name. expression? (the captured
    /// expression, only if written with `=`). Flags isWeak, isUnowned.
    case capture
    /// `x?` before more postfix operators: expression
    case optionalChain
    /// `x!`: expression
    case forceUnwrap
    /// name = operator. expression
    case prefixExpression, postfixExpression
    /// A chain of infix operators of one precedence group: expression (infixOperator expression)+. name = the
    /// first operator. Operators that the standard library does not declare form a group of their own, between
    /// comparison and `??`.
    case infixExpression
    /// name = operator. No children.
    case infixOperator
    /// `a = b`, `a += b`: target, value. name = operator. (Nested too deep: target, target, …, value.)
    case assignmentExpression
    /// condition, then, else (nested too deep: condition, then, condition, then, …, else)
    case ternaryExpression
    /// `e is T`, `e as T`, `e as? T`, `e as! T`: expression type. name = is, as, as?, as!
    case castExpression
    /// name = try, try?, try!. expression: everything to its right in the operator chain, so the `try` of
    /// `x = try a() + b` contains the sum.
    case tryExpression
    /// name = `await`. expression, extending as far as for `try`.
    case awaitExpression
    /// `copy x`, `consume x`, `borrow x`, `unsafe x`, `each x`, `repeat x`, `any T`, `some T`; name = the word.
    /// expression or type
    case wordExpression
    /// `&x`: expression
    case inoutExpression
    /// `(e)` and tuples: argument*. A single unlabeled argument is plain parentheses.
    case tupleExpression
    /// expression*; `#if` clauses as ifConfig.
    case arrayExpression
    /// dictionaryElement*
    case dictionaryExpression
    /// key, value
    case dictionaryElement
    case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
    /// name = the text between the quotes, empty if there is an interpolation. interpolation*
    case stringLiteral
    /// `\( … )`: argument*
    case interpolation
    /// `\T.a.b[0]?`: the root type or expression if written, and no other children. name = the path's text
    /// after the root.
    case keyPathExpression
    /// `#selector(e)`, `@selector(x:y:)`. name = base name of the selector's last component (Objective-C: the Swift
    /// base name). expression? Flags isGetter, isSetter.
    case selectorExpression
    /// `#name(argument*)`, as expression, statement or member. name without `#`. Generic arguments, argument*. A
    /// declaration form may have attribute* modifier* first.
    case macroExpansion
    /// `_` as an expression (`_ = f()`).
    case wildcardExpression
    /// A type in the position of an expression that cannot be parsed as one: `[Int]` of `[Int]()`, `(A) -> B`.
    /// type. Anything that parses as an expression stays one: `T?` of `T?.none` is an optionalChain.
    case typeExpression
    /// An editor placeholder, or a missing expression.
    case missingExpression
    /// A missing part of `cForStatement`.
    case empty
}

/// Further properties of a node. The meaning of a flag depends on the kind: see `NodeKind`.
@usableFromInline package struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable package static var isAsync: NodeFlags { NodeFlags(rawValue: 1 << 0) }
    @inlinable package static var isThrowing: NodeFlags { NodeFlags(rawValue: 1 << 1) }
    @inlinable package static var isElse: NodeFlags { NodeFlags(rawValue: 1 << 2) }
    @inlinable package static var isDefault: NodeFlags { NodeFlags(rawValue: 1 << 3) }
    @inlinable package static var isTrailing: NodeFlags { NodeFlags(rawValue: 1 << 4) }
    @inlinable package static var implicitBase: NodeFlags { NodeFlags(rawValue: 1 << 5) }
    @inlinable package static var isCompoundName: NodeFlags { NodeFlags(rawValue: 1 << 6) }
    @inlinable package static var hasParentheses: NodeFlags { NodeFlags(rawValue: 1 << 7) }
    @inlinable package static var isWeak: NodeFlags { NodeFlags(rawValue: 1 << 8) }
    @inlinable package static var isUnowned: NodeFlags { NodeFlags(rawValue: 1 << 9) }
    @inlinable package static var isVariadic: NodeFlags { NodeFlags(rawValue: 1 << 10) }
    @inlinable package static var isImplicit: NodeFlags { NodeFlags(rawValue: 1 << 11) }
    @inlinable package static var isOptional: NodeFlags { NodeFlags(rawValue: 1 << 12) }
    @inlinable package static var isGetter: NodeFlags { NodeFlags(rawValue: 1 << 13) }
    @inlinable package static var isSetter: NodeFlags { NodeFlags(rawValue: 1 << 14) }
    /// `$0`, `$name`, but not a backticked name.
    @inlinable package static var isPounded: NodeFlags { NodeFlags(rawValue: 1 << 15) }
    /// On declarations: a type member (`static`, `class`; Objective-C `+`).
    @inlinable package static var isStatic: NodeFlags { NodeFlags(rawValue: 1 << 4) }
    /// On calls in C: the call of the block of `dispatch_once`.
    @inlinable package static var runsOnce: NodeFlags { NodeFlags(rawValue: 1 << 13) }
    /// On `for`: `for try await`.
    @inlinable package static var isTry: NodeFlags { NodeFlags(rawValue: 1 << 13) }
    @inlinable package static var isAwait: NodeFlags { NodeFlags(rawValue: 1 << 14) }
}
