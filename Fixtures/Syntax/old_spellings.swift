for var i = 0; i < 10; i++ { }
// (cForStatement
//   (variableDeclaration 'var' (binding 'i' (identifierPattern 'i') (initializer (integerLiteral '0'))))
//   (infix '<' (name 'i') (infixOperator '<') (integerLiteral '10')) (postfix '++' (name 'i')) (block))

if let x = y where x > 1 { }
// (ifStatement (ifBranch (optionalBinding 'x' (identifierPattern 'x') (name 'y'))
//   (infix '>' (name 'x') (infixOperator '>') (integerLiteral '1')) (block)))

func f(inout x: Int, var y: Int) { }
// (functionDeclaration 'f' (parameter 'x' (modifier 'inout') (namedType 'Int'))
//   (parameter 'y' (modifier 'var') (namedType 'Int')) (block))

func f(#x: Int, var #y: Int, z w: Int) { }
// (functionDeclaration 'f' (parameter 'x' (namedType 'Int'))
//   (parameter 'y' (modifier 'var') (namedType 'Int')) (parameter 'w' (parameterLabel 'z') (namedType 'Int')) (block))

button.addTarget(self, action: Selector("tick:"))
// (call +hasParentheses (member 'addTarget' (name 'button')) (argument (self))
//   (argument 'action' (call +hasParentheses (name 'Selector') (argument (stringLiteral 'tick:')))))

protocol P: class { }
// (protocolDeclaration 'P' (inheritedType (namedType 'class')) (memberBlock))
