log(#file, #line)
// (call +hasParentheses (name 'log') (argument (macroExpansion 'file')) (argument (macroExpansion 'line')))

#expect(a == b)
// (macroExpansion 'expect' +hasParentheses (argument (infix '==' (name 'a') (infixOperator '==') (name 'b'))))

#Preview("Clock") { ClockView() }
// (macroExpansion 'Preview' +hasParentheses (argument (stringLiteral 'Clock'))
//   (argument +isTrailing (closure (block (call +hasParentheses (name 'ClockView'))))))

#Predicate<Item> { $0.isDone }
// (macroExpansion 'Predicate' (namedType 'Item')
//   (argument +isTrailing (closure (block (member 'isDone' (name '$0' +isPounded))))))

@attached(member, names: named(x)) macro Members() = #externalMacro(module: "M", type: "T")
// (macroDeclaration 'Members' (attribute 'attached')
//   (initializer (macroExpansion 'externalMacro' +hasParentheses
//     (argument 'module' (stringLiteral 'M')) (argument 'type' (stringLiteral 'T')))))

@freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String)
// (macroDeclaration 'stringify' (attribute 'freestanding') (modifier 'public')
//   (genericParameters (genericParameter 'T'))
//   (parameter 'value' (parameterLabel '_') (namedType 'T'))
//   (returnType (tupleType (parameter (namedType 'T')) (parameter (namedType 'String')))))

struct S { @objc #make(1) }
// (structDeclaration 'S' (memberBlock
//   (macroExpansion 'make' +hasParentheses (attribute 'objc') (argument (integerLiteral '1')))))
