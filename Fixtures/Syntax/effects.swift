let x = try await a() + b
// (variableDeclaration 'let' (binding 'x' (identifierPattern 'x')
//   (initializer (try 'try' (await 'await'
//     (infix '+' (call +hasParentheses (name 'a')) (infixOperator '+') (name 'b')))))))

x = try? load() ?? y
// (assignment '=' (name 'x')
//   (try 'try?' (infix '??' (call +hasParentheses (name 'load')) (infixOperator '??') (name 'y'))))

try! f()
// (try 'try!' (call +hasParentheses (name 'f')))

take(copy a, consume b)
// (call +hasParentheses (name 'take')
//   (argument (word 'copy' (name 'a'))) (argument (word 'consume' (name 'b'))))

copy(a)
// (call +hasParentheses (name 'copy') (argument (name 'a')))

unsafe pointer.pointee + 1
// (word 'unsafe' (infix '+' (member 'pointee' (name 'pointer')) (infixOperator '+') (integerLiteral '1')))

f(repeat each x)
// (call +hasParentheses (name 'f') (argument (word 'repeat' (word 'each' (name 'x')))))

async let y = await g()
// (variableDeclaration 'let' (modifier 'async') (binding 'y' (identifierPattern 'y')
//   (initializer (await 'await' (call +hasParentheses (name 'g'))))))
