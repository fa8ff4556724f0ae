public final class Clock<T: P>: View, @unchecked Sendable where T: Q { }
// (classDeclaration 'Clock' (modifier 'public') (modifier 'final')
//   (genericParameters (genericParameter 'T' (namedType 'P')))
//   (inheritedType 'View' (namedType 'View'))
//   (inheritedType 'Sendable' (attributedType 'unchecked' (attribute 'unchecked') (namedType 'Sendable')))
//   (genericWhere (namedType 'T') (namedType 'Q')) (memberBlock))

struct Handle: ~Copyable, Swift.Equatable { let id: Int; var next: Int }
// (structDeclaration 'Handle' (inheritedType (prefixedType '~' (namedType 'Copyable')))
//   (inheritedType 'Equatable' (memberType 'Equatable' (namedType 'Swift')))
//   (memberBlock
//     (variableDeclaration 'let' (binding 'id' (identifierPattern 'id') (typeAnnotation (namedType 'Int'))))
//     (variableDeclaration 'var' (binding 'next' (identifierPattern 'next') (typeAnnotation (namedType 'Int'))))))

actor Store { func actor() }
// (actorDeclaration 'Store' (memberBlock (functionDeclaration 'actor')))

distributed actor Worker {}
// (actorDeclaration 'Worker' (modifier 'distributed') (memberBlock))

indirect enum Tree<T>: Int { case leaf = 1, node(Tree, right: Tree = .leaf); indirect case other(() -> Void) }
// (enumDeclaration 'Tree' (modifier 'indirect') (genericParameters (genericParameter 'T'))
//   (inheritedType 'Int' (namedType 'Int'))
//   (memberBlock
//     (enumCaseDeclaration
//       (enumElement 'leaf' (initializer (integerLiteral '1')))
//       (enumElement 'node' (parameter (namedType 'Tree'))
//         (parameter 'right' (namedType 'Tree') (initializer (member 'leaf' +implicitBase)))))
//     (enumCaseDeclaration (modifier 'indirect')
//       (enumElement 'other' (parameter (functionType (returnType (namedType 'Void'))))))))

protocol Source<Element>: AnyObject { associatedtype Element: P = Int where Element: Q; var x: Int { get set }; func f() async; init() }
// (protocolDeclaration 'Source' (genericParameters (genericParameter 'Element'))
//   (inheritedType 'AnyObject' (namedType 'AnyObject'))
//   (memberBlock
//     (associatedtypeDeclaration 'Element' (inheritedType 'P' (namedType 'P')) (namedType 'Int')
//       (genericWhere (namedType 'Element') (namedType 'Q')))
//     (variableDeclaration 'var' (binding 'x' (identifierPattern 'x') (typeAnnotation (namedType 'Int'))
//       (accessorBlock (accessor 'get') (accessor 'set'))))
//     (functionDeclaration 'f' +isAsync)
//     (initializerDeclaration 'init')))

extension A.B: @retroactive P where T == Int {}
// (extensionDeclaration 'A.B' (memberType 'B' (namedType 'A'))
//   (inheritedType 'P' (attributedType 'retroactive' (attribute 'retroactive') (namedType 'P')))
//   (genericWhere (namedType 'T') (namedType 'Int')) (memberBlock))

extension Box<Int>.Lid {}
// (extensionDeclaration 'Box.Lid' (memberType 'Lid' (namedType 'Box' (namedType 'Int'))) (memberBlock))

@testable import struct Foundation.Date
// (importDeclaration 'Foundation.Date' (attribute 'testable'))

infix operator +++: AdditionPrecedence
// (operatorDeclaration '+++')

precedencegroup Tight { higherThan: AdditionPrecedence }
// (precedenceGroupDeclaration 'Tight')

using @MainActor
// (usingDeclaration (attribute 'MainActor'))
