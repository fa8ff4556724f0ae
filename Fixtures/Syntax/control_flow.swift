if a { b } else if let c, d > 1 { } else { e }
// (ifStatement
//   (ifBranch (name 'a') (block (name 'b')))
//   (ifBranch (optionalBinding 'c' (identifierPattern 'c'))
//     (infix '>' (name 'd') (infixOperator '>') (integerLiteral '1')) (block))
//   (ifBranch +isElse (block (name 'e'))))

if #available(iOS 15, *), var x: Int = y, case .some(let z) = w { }
// (ifStatement (ifBranch
//   (availabilityCondition '#available(iOS 15, *)')
//   (optionalBinding 'x' (identifierPattern 'x') (typeAnnotation (namedType 'Int')) (name 'y'))
//   (patternCondition
//     (enumCasePattern 'some' (patternElement (valueBindingPattern 'let' (identifierPattern 'z')))) (name 'w'))
//   (block)))

guard let self else { return }
// (guardStatement (optionalBinding 'self' (identifierPattern 'self')) (block (returnStatement)))

if items.contains { $0 } { }
// (ifStatement (ifBranch
//   (call (member 'contains' (name 'items')) (argument +isTrailing (closure (block (name '$0' +isPounded)))))
//   (block)))

if f(a) { b }
// (ifStatement (ifBranch (call +hasParentheses (name 'f') (argument (name 'a'))) (block (name 'b'))))

while let x = next() { continue }
// (whileStatement (optionalBinding 'x' (identifierPattern 'x') (call +hasParentheses (name 'next')))
//   (block (continueStatement)))

repeat { step() } while isRunning
// (repeatStatement (block (call +hasParentheses (name 'step'))) (name 'isRunning'))

outer: for try await (i, x) in stream where i > 0 { break outer }
// (labeledStatement 'outer' (forStatement +isTry +isAwait
//   (tuplePattern (patternElement (identifierPattern 'i')) (patternElement (identifierPattern 'x')))
//   (name 'stream')
//   (whereClause (infix '>' (name 'i') (infixOperator '>') (integerLiteral '0')))
//   (block (breakStatement 'outer'))))

for case let x? in items { }
// (forStatement (valueBindingPattern 'let' (optionalPattern (identifierPattern 'x'))) (name 'items') (block))

for _: Int in items { }
// (forStatement (wildcardPattern) (typeAnnotation (namedType 'Int')) (name 'items') (block))

do { try f() } catch let e as Failure where e.isFatal { } catch Failure.a, .b(let x) { } catch { }
// (doStatement (block (try 'try' (call +hasParentheses (name 'f'))))
//   (catchClause
//     (caseItem (valueBindingPattern 'let' (asTypePattern (identifierPattern 'e') (namedType 'Failure')))
//       (whereClause (member 'isFatal' (name 'e')))) (block))
//   (catchClause (caseItem (expressionPattern (member 'a' (name 'Failure'))))
//     (caseItem (enumCasePattern 'b' (patternElement (valueBindingPattern 'let' (identifierPattern 'x'))))) (block))
//   (catchClause (block)))

do throws(Failure) { }
// (doStatement (thrownType (namedType 'Failure')) (block))

func f() { defer { stop() }; throw Failure() }
// (functionDeclaration 'f' (block
//   (deferStatement (block (call +hasParentheses (name 'stop'))))
//   (throwStatement (call +hasParentheses (name 'Failure')))))

let x = if a { 1 } else { 2 }
// (variableDeclaration 'let' (binding 'x' (identifierPattern 'x') (initializer (ifStatement
//   (ifBranch (name 'a') (block (integerLiteral '1'))) (ifBranch +isElse (block (integerLiteral '2')))))))

return switch a { default: 1 }
// (returnStatement (switchStatement (name 'a') (switchCase +isDefault (block (integerLiteral '1')))))

func g() { return }
// (functionDeclaration 'g' (block (returnStatement)))

func h() { discard self }
// (functionDeclaration 'h' (block (discardStatement)))

do { } catch where attempts < 5 { }
// (doStatement (block) (catchClause
//   (caseItem (whereClause (infix '<' (name 'attempts') (infixOperator '<') (integerLiteral '5')))) (block)))
