open(url)
// (call +hasParentheses (name 'open') (argument (name 'url')))

let set = get + left
// (variableDeclaration 'let' (binding 'set' (identifierPattern 'set')
//   (initializer (infix '+' (name 'get') (infixOperator '+') (name 'left')))))

actor = any
// (assignment '=' (name 'actor') (name 'any'))

f(in: 1, for: 2, class: 3)
// (call +hasParentheses (name 'f') (argument 'in' (integerLiteral '1')) (argument 'for' (integerLiteral '2'))
//   (argument 'class' (integerLiteral '3')))

x.default.switch.Type
// (member 'Type' (member 'switch' (member 'default' (name 'x'))))

lazy.map { }
// (call (member 'map' (name 'lazy')) (argument +isTrailing (closure (block))))

func repeat(while: Int)
// (functionDeclaration 'repeat' (parameter 'while' (namedType 'Int')))

yield
// (name 'yield')

macro(1)
// (call +hasParentheses (name 'macro') (argument (integerLiteral '1')))

prefix.count
// (member 'count' (name 'prefix'))

await.value
// (await 'await' (member 'value' +implicitBase))

open class Window {}
// (classDeclaration 'Window' (modifier 'open') (memberBlock))

dynamic
private func g()
// (functionDeclaration 'g' (modifier 'dynamic') (modifier 'private'))
