[1, 0x2F, 3.5, 1e9]
// (array (integerLiteral '1') (integerLiteral '0x2F') (floatLiteral '3.5') (floatLiteral '1e9'))

[true, nil]
// (array (booleanLiteral 'true') (nilLiteral))

"plain"
// (stringLiteral 'plain')

"a \(b) c \(d, format: 2)"
// (stringLiteral (interpolation (argument (name 'b')))
//   (interpolation (argument (name 'd')) (argument 'format' (integerLiteral '2'))))

"outer \(f("inner \(x)"))"
// (stringLiteral (interpolation (argument (call +hasParentheses (name 'f')
//   (argument (stringLiteral (interpolation (argument (name 'x')))))))))

#"raw \(not) \#(yes)"#
// (stringLiteral (interpolation (argument (name 'yes'))))

["a": 1, b: [:]]
// (dictionary (dictionaryElement (stringLiteral 'a') (integerLiteral '1'))
//   (dictionaryElement (name 'b') (dictionary)))

[]
// (array)

(1, label: 2)
// (tuple (argument (integerLiteral '1')) (argument 'label' (integerLiteral '2')))

let pattern = /a\/b [c]/
// (variableDeclaration 'let' (binding 'pattern' (identifierPattern 'pattern') (initializer (regexLiteral))))

let extended = #/ a/b /#
// (variableDeclaration 'let' (binding 'extended' (identifierPattern 'extended') (initializer (regexLiteral))))
