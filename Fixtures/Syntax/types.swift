var a: Int?, b: [String: Int], c: (Int, y: Bool)!
// (variableDeclaration 'var'
//   (binding 'a' (identifierPattern 'a') (typeAnnotation (optionalType (namedType 'Int'))))
//   (binding 'b' (identifierPattern 'b') (typeAnnotation (dictionaryType (namedType 'String') (namedType 'Int'))))
//   (binding 'c' (identifierPattern 'c') (typeAnnotation (implicitlyUnwrappedType
//     (tupleType (parameter (namedType 'Int')) (parameter 'y' (namedType 'Bool')))))))

var f: (inout A, _ b: B, @escaping @Sendable () async throws(E) -> Void) -> (C) -> D
// (variableDeclaration 'var' (binding 'f' (identifierPattern 'f') (typeAnnotation (functionType
//   (parameter (attributedType 'inout' (modifier 'inout') (namedType 'A')))
//   (parameter 'b' (parameterLabel '_') (namedType 'B'))
//   (parameter (attributedType 'escaping' (attribute 'escaping') (attribute 'Sendable')
//     (functionType +isAsync +isThrowing (thrownType (namedType 'E')) (returnType (namedType 'Void')))))
//   (returnType (functionType (parameter (namedType 'C')) (returnType (namedType 'D'))))))))

var g: any P & Q, h: some R, i: A.B<C>.D, j: T.Type, k: P.Protocol
// (variableDeclaration 'var'
//   (binding 'g' (identifierPattern 'g') (typeAnnotation
//     (prefixedType 'any' (compositionType (namedType 'P') (namedType 'Q')))))
//   (binding 'h' (identifierPattern 'h') (typeAnnotation (prefixedType 'some' (namedType 'R'))))
//   (binding 'i' (identifierPattern 'i') (typeAnnotation
//     (memberType 'D' (memberType 'B' (namedType 'A') (namedType 'C')))))
//   (binding 'j' (identifierPattern 'j') (typeAnnotation (metatype 'Type' (namedType 'T'))))
//   (binding 'k' (identifierPattern 'k') (typeAnnotation (metatype 'Protocol' (namedType 'P')))))

var l: [[Int]]?, m: Array<Array<Int>>?=nil, n: [4 of Int]
// (variableDeclaration 'var'
//   (binding 'l' (identifierPattern 'l') (typeAnnotation (optionalType (arrayType (arrayType (namedType 'Int'))))))
//   (binding 'm' (identifierPattern 'm')
//     (typeAnnotation (optionalType (namedType 'Array' (namedType 'Array' (namedType 'Int')))))
//     (initializer (nilLiteral)))
//   (binding 'n' (identifierPattern 'n') (typeAnnotation (arrayType (otherType '4') (namedType 'Int')))))

var o: @convention(c) (Int) -> Void, p: @MainActor () -> Void
// (variableDeclaration 'var'
//   (binding 'o' (identifierPattern 'o') (typeAnnotation (attributedType 'convention' (attribute 'convention')
//     (functionType (parameter (namedType 'Int')) (returnType (namedType 'Void'))))))
//   (binding 'p' (identifierPattern 'p') (typeAnnotation (attributedType 'MainActor' (attribute 'MainActor')
//     (functionType (returnType (namedType 'Void')))))))

typealias Pack<each T> = (repeat each T) where repeat each T: P
// (typealiasDeclaration 'Pack' (genericParameters (genericParameter 'T'))
//   (tupleType (parameter (prefixedType 'repeat' (prefixedType 'each' (namedType 'T')))))
//   (genericWhere (prefixedType 'repeat' (prefixedType 'each' (namedType 'T'))) (namedType 'P')))

let q = x as [any P], r = (Int) -> Void
// (variableDeclaration 'let'
//   (binding 'q' (identifierPattern 'q') (initializer
//     (cast 'as' (name 'x') (arrayType (prefixedType 'any' (namedType 'P'))))))
//   (binding 'r' (identifierPattern 'r') (initializer
//     (type (functionType (parameter (namedType 'Int')) (returnType (namedType 'Void')))))))
