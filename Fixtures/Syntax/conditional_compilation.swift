#if os(iOS) && !DEBUG
import UIKit
#elseif canImport(AppKit)
import AppKit
#else
#error("no")
#endif
// (ifConfig
//   (ifConfigClause 'os(iOS) && !DEBUG' (importDeclaration 'UIKit'))
//   (ifConfigClause 'canImport(AppKit)' (importDeclaration 'AppKit'))
//   (ifConfigClause (macroExpansion 'error' +hasParentheses (argument (stringLiteral 'no')))))

struct S {
    #if A
    var a = 1
    #endif
    var b: Int {
        #if B
        get { 1 }
        #endif
    }
}
// (structDeclaration 'S' (memberBlock
//   (ifConfig (ifConfigClause 'A'
//     (variableDeclaration 'var' (binding 'a' (identifierPattern 'a') (initializer (integerLiteral '1'))))))
//   (variableDeclaration 'var' (binding 'b' (identifierPattern 'b') (typeAnnotation (namedType 'Int'))
//     (accessorBlock (ifConfig (ifConfigClause 'B' (accessor 'get' (block (integerLiteral '1'))))))))))

view
    .a()
    #if os(iOS)
    .b()
    #elseif os(macOS)
    .c { }
    #endif
    .d()
// (call +hasParentheses (member 'd' (ifConfig
//   (call +hasParentheses (member 'a' (name 'view')))
//   (ifConfigClause 'os(iOS)' (call +hasParentheses (member 'b' +implicitBase)))
//   (ifConfigClause 'os(macOS)'
//     (call (member 'c' +implicitBase) (argument +isTrailing (closure (block))))))))

#if swift(>=5.9)
@MainActor
#endif
final class C { }
// (classDeclaration 'C' (ifConfig (ifConfigClause 'swift(>=5.9)' (attribute 'MainActor'))) (modifier 'final') (memberBlock))

let list = [
    1,
    #if A
    2,
    #endif
    3,
]
// (variableDeclaration 'let' (binding 'list' (identifierPattern 'list') (initializer (array
//   (integerLiteral '1') (ifConfig (ifConfigClause 'A' (integerLiteral '2'))) (integerLiteral '3')))))

func f() {
    #if A
    a()
    #if B
    b()
    #endif
    #endif
}
// (functionDeclaration 'f' (block (ifConfig (ifConfigClause 'A' (call +hasParentheses (name 'a'))
//   (ifConfig (ifConfigClause 'B' (call +hasParentheses (name 'b'))))))))
