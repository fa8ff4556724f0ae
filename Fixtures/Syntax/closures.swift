run { [weak self] in self?.tick() }
// (call (name 'run') (argument +isTrailing (closure
//   (captureList (capture 'self' +isWeak))
//   (block (call +hasParentheses (member 'tick' (optionalChain (self))))))))

run { [unowned(unsafe) a, b, weak c = d.e] (x: Int, _ y) async throws -> Bool in true }
// (call (name 'run') (argument +isTrailing (closure +isAsync +isThrowing
//   (captureList (capture 'a' +isUnowned) (capture 'b') (capture 'c' +isWeak (member 'e' (name 'd'))))
//   (parameter 'x' (namedType 'Int'))
//   (parameter 'y' (parameterLabel '_'))
//   (returnType (namedType 'Bool'))
//   (block (booleanLiteral 'true')))))

run { @MainActor [self] _, item in use(item) }
// (call (name 'run') (argument +isTrailing (closure
//   (attribute 'MainActor')
//   (captureList (capture 'self'))
//   (parameter '_') (parameter 'item')
//   (block (call +hasParentheses (name 'use') (argument (name 'item')))))))

run { $0 + $1 }
// (call (name 'run') (argument +isTrailing (closure
//   (block (infix '+' (name '$0' +isPounded) (infixOperator '+') (name '$1' +isPounded))))))

run { (a, b) in }
// (call (name 'run') (argument +isTrailing (closure (parameter 'a') (parameter 'b') (block))))

run { (a) }
// (call (name 'run') (argument +isTrailing (closure (block (tuple (argument (name 'a')))))))

run { [a, b] }
// (call (name 'run') (argument +isTrailing (closure (block (array (name 'a') (name 'b'))))))

run { $item in item }
// (call (name 'run') (argument +isTrailing (closure (parameter '$item') (block (name 'item')))))

run { () throws(Failure) -> Void in }
// (call (name 'run') (argument +isTrailing (closure +isThrowing
//   (thrownType (namedType 'Failure')) (returnType (namedType 'Void')) (block))))

let make = { 1 }()
// (variableDeclaration 'let' (binding 'make' (identifierPattern 'make')
//   (initializer (call +hasParentheses (closure (block (integerLiteral '1')))))))

run { a; b }
// (call (name 'run') (argument +isTrailing (closure (block (name 'a') (name 'b')))))
