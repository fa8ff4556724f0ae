private(set) weak var timer: Timer?
// (variableDeclaration 'var' (modifier 'private(set)') (modifier 'weak')
//   (binding 'timer' (identifierPattern 'timer') (typeAnnotation (optionalType (namedType 'Timer')))))

let (a, b) = pair, c = 1
// (variableDeclaration 'let'
//   (binding (tuplePattern (patternElement (identifierPattern 'a')) (patternElement (identifierPattern 'b')))
//     (initializer (name 'pair')))
//   (binding 'c' (identifierPattern 'c') (initializer (integerLiteral '1'))))

var count: Int { 1 }
// (variableDeclaration 'var' (binding 'count' (identifierPattern 'count') (typeAnnotation (namedType 'Int'))
//   (accessorBlock (accessor 'get' +isImplicit (block (integerLiteral '1'))))))

var rate = 1 { didSet { restart() } willSet(next) { } }
// (variableDeclaration 'var' (binding 'rate' (identifierPattern 'rate') (initializer (integerLiteral '1'))
//   (accessorBlock (accessor 'didSet' (block (call +hasParentheses (name 'restart'))))
//     (accessor 'willSet' (parameter 'next') (block)))))

var view: View { get async throws { try await load() } }
// (variableDeclaration 'var' (binding 'view' (identifierPattern 'view') (typeAnnotation (namedType 'View'))
//   (accessorBlock (accessor 'get' +isAsync +isThrowing
//     (block (try 'try' (await 'await' (call +hasParentheses (name 'load')))))))))

var item: T { _read { yield stored } _modify { yield &stored } }
// (variableDeclaration 'var' (binding 'item' (identifierPattern 'item') (typeAnnotation (namedType 'T'))
//   (accessorBlock (accessor '_read' (block (yieldStatement (name 'stored'))))
//     (accessor '_modify' (block (yieldStatement (inout (name 'stored'))))))))

var text: String { read { $0 } }
// (variableDeclaration 'var' (binding 'text' (identifierPattern 'text') (typeAnnotation (namedType 'String'))
//   (accessorBlock (accessor 'get' +isImplicit
//     (block (call (name 'read') (argument +isTrailing (closure (block (name '$0' +isPounded))))))))))

lazy var clock: Clock = { Clock() }()
// (variableDeclaration 'var' (modifier 'lazy') (binding 'clock' (identifierPattern 'clock')
//   (typeAnnotation (namedType 'Clock'))
//   (initializer (call +hasParentheses (closure (block (call +hasParentheses (name 'Clock'))))))))

@State private var now = Date()
// (variableDeclaration 'var' (attribute 'State') (modifier 'private')
//   (binding 'now' (identifierPattern 'now') (initializer (call +hasParentheses (name 'Date')))))

@Published(wrapped: 1) @A.B<Int>(2) var x
// (variableDeclaration 'var' (attribute 'Published' (argument 'wrapped' (integerLiteral '1')))
//   (attribute 'A.B' (namedType 'A.B' (namedType 'Int')) (argument (integerLiteral '2')))
//   (binding 'x' (identifierPattern 'x')))

let value = source.map { $0 }
// (variableDeclaration 'let' (binding 'value' (identifierPattern 'value')
//   (initializer (call (member 'map' (name 'source'))
//     (argument +isTrailing (closure (block (name '$0' +isPounded))))))))

var element: T { borrow { stored } @inlinable mutate { &stored } }
// (variableDeclaration 'var' (binding 'element' (identifierPattern 'element') (typeAnnotation (namedType 'T'))
//   (accessorBlock (accessor 'borrow' (block (name 'stored')))
//     (accessor 'mutate' (attribute 'inlinable') (block (inout (name 'stored')))))))

protocol P { var a: A { borrow }; var b: B { borrow mutate } }
// (protocolDeclaration 'P' (memberBlock
//   (variableDeclaration 'var' (binding 'a' (identifierPattern 'a') (typeAnnotation (namedType 'A'))
//     (accessorBlock (accessor 'borrow'))))
//   (variableDeclaration 'var' (binding 'b' (identifierPattern 'b') (typeAnnotation (namedType 'B'))
//     (accessorBlock (accessor 'borrow') (accessor 'mutate'))))))

var color = #colorLiteral(red: 1) { didSet { draw() } }
// (variableDeclaration 'var' (binding 'color' (identifierPattern 'color')
//   (initializer (macroExpansion 'colorLiteral' +hasParentheses (argument 'red' (integerLiteral '1'))))
//   (accessorBlock (accessor 'didSet' (block (call +hasParentheses (name 'draw')))))))
