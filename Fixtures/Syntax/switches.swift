switch x {
case 1, 2...4: a
case let .point(x, y) where x > y: b
    c
case .circle(let r, _): fallthrough
case is Int, let s as String: break
case (let a, nil)?: break
case .none: break
case .named("x"), .pair(_, 1): break
case Shape.square(side: let s): break
case let (a, b): break
case Word(.is), .other(.let, is: 1): break
case _ where flag: break
@unknown default: break
}
// (switchStatement (name 'x')
//   (switchCase (caseItem (expressionPattern (integerLiteral '1')))
//     (caseItem (expressionPattern (infix '...' (integerLiteral '2') (infixOperator '...') (integerLiteral '4'))))
//     (block (name 'a')))
//   (switchCase (caseItem
//       (valueBindingPattern 'let' (enumCasePattern 'point'
//         (patternElement (identifierPattern 'x')) (patternElement (identifierPattern 'y'))))
//       (whereClause (infix '>' (name 'x') (infixOperator '>') (name 'y'))))
//     (block (name 'b') (name 'c')))
//   (switchCase (caseItem (enumCasePattern 'circle'
//       (patternElement (valueBindingPattern 'let' (identifierPattern 'r'))) (patternElement (wildcardPattern))))
//     (block (fallthroughStatement)))
//   (switchCase (caseItem (isTypePattern (namedType 'Int')))
//     (caseItem (valueBindingPattern 'let' (asTypePattern (identifierPattern 's') (namedType 'String'))))
//     (block (breakStatement)))
//   (switchCase (caseItem (optionalPattern (tuplePattern
//       (patternElement (valueBindingPattern 'let' (identifierPattern 'a')))
//       (patternElement (expressionPattern (nilLiteral))))))
//     (block (breakStatement)))
//   (switchCase (caseItem (expressionPattern (member 'none' +implicitBase))) (block (breakStatement)))
//   (switchCase
//     (caseItem (expressionPattern
//       (call +hasParentheses (member 'named' +implicitBase) (argument (stringLiteral 'x')))))
//     (caseItem (expressionPattern
//       (call +hasParentheses (member 'pair' +implicitBase) (argument (wildcard)) (argument (integerLiteral '1')))))
//     (block (breakStatement)))
//   (switchCase (caseItem (enumCasePattern 'square'
//       (patternElement 'side' (valueBindingPattern 'let' (identifierPattern 's')))))
//     (block (breakStatement)))
//   (switchCase (caseItem (valueBindingPattern 'let'
//       (tuplePattern (patternElement (identifierPattern 'a')) (patternElement (identifierPattern 'b')))))
//     (block (breakStatement)))
//   (switchCase
//     (caseItem (expressionPattern (call +hasParentheses (name 'Word') (argument (member 'is' +implicitBase)))))
//     (caseItem (expressionPattern (call +hasParentheses (member 'other' +implicitBase)
//       (argument (member 'let' +implicitBase)) (argument 'is' (integerLiteral '1')))))
//     (block (breakStatement)))
//   (switchCase (caseItem (wildcardPattern) (whereClause (name 'flag'))) (block (breakStatement)))
//   (switchCase +isDefault (attribute 'unknown') (block (breakStatement))))

switch f() { }
// (switchStatement (call +hasParentheses (name 'f')))

switch x {
#if DEBUG
case 1: a
#endif
default: return
}
// (switchStatement (name 'x')
//   (ifConfig (ifConfigClause 'DEBUG'
//     (switchCase (caseItem (expressionPattern (integerLiteral '1'))) (block (name 'a')))))
//   (switchCase +isDefault (block (returnStatement))))

switch e { case .failure(_ as Offline): a; b; case .success: c }
// (switchStatement (name 'e')
//   (switchCase
//     (caseItem (enumCasePattern 'failure' (patternElement (asTypePattern (wildcardPattern) (namedType 'Offline')))))
//     (block (name 'a') (name 'b')))
//   (switchCase (caseItem (expressionPattern (member 'success' +implicitBase))) (block (name 'c'))))
