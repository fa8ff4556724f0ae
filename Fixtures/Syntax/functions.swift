@discardableResult public static func run<T: P, U>(_ x: T, for y: inout [U], z: Int = 0, rest: U...) async throws -> T? where U == T.A, T: Q { x }
// (functionDeclaration 'run' +isAsync +isThrowing +isStatic
//   (attribute 'discardableResult') (modifier 'public') (modifier 'static')
//   (genericParameters (genericParameter 'T' (namedType 'P')) (genericParameter 'U'))
//   (parameter 'x' (parameterLabel '_') (namedType 'T'))
//   (parameter 'y' (parameterLabel 'for') (attributedType 'inout' (modifier 'inout') (arrayType (namedType 'U'))))
//   (parameter 'z' (namedType 'Int') (initializer (integerLiteral '0')))
//   (parameter 'rest' +isVariadic (namedType 'U'))
//   (returnType (optionalType (namedType 'T')))
//   (genericWhere (namedType 'U') (memberType 'A' (namedType 'T')) (namedType 'T') (namedType 'Q'))
//   (block (name 'x')))

func == <T>(a: T, b: T) -> Bool
// (functionDeclaration '==' (genericParameters (genericParameter 'T'))
//   (parameter 'a' (namedType 'T')) (parameter 'b' (namedType 'T')) (returnType (namedType 'Bool')))

func <<T>(a: T, b: T) rethrows
// (functionDeclaration '<' +isThrowing (genericParameters (genericParameter 'T'))
//   (parameter 'a' (namedType 'T')) (parameter 'b' (namedType 'T')))

func f(@Builder content: () -> V, x: consuming A, y: isolated B = #isolation, sending: sending C) throws(E)
// (functionDeclaration 'f' +isThrowing
//   (parameter 'content' (attribute 'Builder') (functionType (returnType (namedType 'V'))))
//   (parameter 'x' (attributedType 'consuming' (modifier 'consuming') (namedType 'A')))
//   (parameter 'y' (attributedType 'isolated' (modifier 'isolated') (namedType 'B'))
//     (initializer (macroExpansion 'isolation')))
//   (parameter 'sending' (attributedType 'sending' (modifier 'sending') (namedType 'C')))
//   (thrownType (namedType 'E')))

class C {
    required convenience init?(coder: Coder) { return nil }
    init<T>(_: T) {}
    isolated deinit { stop() }
    class func make() -> Self
    override class var layer: L { get }
    subscript(i: Int, default d: @autoclosure () -> Int) -> Int { get { 1 } nonmutating set(new) { } }
    mutating func a()
    nonisolated(unsafe) static var shared: C?
}
// (classDeclaration 'C' (memberBlock
//   (initializerDeclaration 'init' +isOptional (modifier 'required') (modifier 'convenience')
//     (parameter 'coder' (namedType 'Coder')) (block (returnStatement (nilLiteral))))
//   (initializerDeclaration 'init' (genericParameters (genericParameter 'T'))
//     (parameter '_' (namedType 'T')) (block))
//   (deinitializerDeclaration 'deinit' (modifier 'isolated') (block (call +hasParentheses (name 'stop'))))
//   (functionDeclaration 'make' +isStatic (modifier 'class') (returnType (namedType 'Self')))
//   (variableDeclaration 'var' +isStatic (modifier 'override') (modifier 'class')
//     (binding 'layer' (identifierPattern 'layer') (typeAnnotation (namedType 'L')) (accessorBlock (accessor 'get'))))
//   (subscriptDeclaration 'subscript' (parameter 'i' (namedType 'Int'))
//     (parameter 'd' (parameterLabel 'default')
//       (attributedType 'autoclosure' (attribute 'autoclosure') (functionType (returnType (namedType 'Int')))))
//     (returnType (namedType 'Int'))
//     (accessorBlock (accessor 'get' (block (integerLiteral '1')))
//       (accessor 'set' (modifier 'nonmutating') (parameter 'new') (block))))
//   (functionDeclaration 'a' (modifier 'mutating'))
//   (variableDeclaration 'var' +isStatic (modifier 'nonisolated(unsafe)') (modifier 'static')
//     (binding 'shared' (identifierPattern 'shared') (typeAnnotation (optionalType (namedType 'C')))))))

init!(x: Int)
// (initializerDeclaration 'init' (parameter 'x' (namedType 'Int')))

func each(_ body: (inout any P) -> Void)
// (functionDeclaration 'each' (parameter 'body' (parameterLabel '_') (functionType
//   (parameter (attributedType 'inout' (modifier 'inout') (prefixedType 'any' (namedType 'P'))))
//   (returnType (namedType 'Void')))))
