Box<Int>()
// (call +hasParentheses (name 'Box' (namedType 'Int')))

Box<Int>.self
// (member 'self' (name 'Box' (namedType 'Int')))

Map<String, [Timer]>.Entry<Int>(a)
// (call +hasParentheses
//   (member 'Entry' (name 'Map' (namedType 'String') (arrayType (namedType 'Timer'))) (namedType 'Int'))
//   (argument (name 'a')))

f(a < b, c > d)
// (call +hasParentheses (name 'f')
//   (argument (infix '<' (name 'a') (infixOperator '<') (name 'b')))
//   (argument (infix '>' (name 'c') (infixOperator '>') (name 'd'))))

f(a < b, c > (d))
// (call +hasParentheses (name 'f')
//   (argument (call +hasParentheses (name 'a' (namedType 'b') (namedType 'c')) (argument (name 'd')))))

a < b
// (infix '<' (name 'a') (infixOperator '<') (name 'b'))

PassthroughSubject<Void, Never>()
// (call +hasParentheses (name 'PassthroughSubject' (namedType 'Void') (namedType 'Never')))

Box<Box<Int>>?.none
// (member 'none' (optionalChain (name 'Box' (namedType 'Box' (namedType 'Int')))))

[Int]()
// (call +hasParentheses (type (arrayType (namedType 'Int'))))

[String: [Timer?]]()
// (call +hasParentheses
//   (type (dictionaryType (namedType 'String') (arrayType (optionalType (namedType 'Timer'))))))

[() -> Void]()
// (call +hasParentheses (type (arrayType (functionType (returnType (namedType 'Void'))))))

[(Int, name: String) throws -> A.B]()
// (call +hasParentheses (type (arrayType (functionType +isThrowing
//   (parameter (namedType 'Int')) (parameter 'name' (namedType 'String'))
//   (returnType (memberType 'B' (namedType 'A')))))))

[a].first
// (member 'first' (array (name 'a')))

[Int].self
// (member 'self' (type (arrayType (namedType 'Int'))))
