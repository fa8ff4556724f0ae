x = a + b * c
// (assignment '=' (name 'x') (infix '+' (name 'a') (infixOperator '+')
//   (infix '*' (name 'b') (infixOperator '*') (name 'c'))))

a + b - c
// (infix '+' (name 'a') (infixOperator '+') (name 'b') (infixOperator '-') (name 'c'))

a * b + c
// (infix '+' (infix '*' (name 'a') (infixOperator '*') (name 'b')) (infixOperator '+') (name 'c'))

a ?? b == c && d || e
// (infix '||'
//   (infix '&&'
//     (infix '==' (infix '??' (name 'a') (infixOperator '??') (name 'b')) (infixOperator '==') (name 'c'))
//     (infixOperator '&&') (name 'd'))
//   (infixOperator '||') (name 'e'))

a = b = c
// (assignment '=' (name 'a') (assignment '=' (name 'b') (name 'c')))

total += -x
// (assignment '+=' (name 'total') (prefix '-' (name 'x')))

c ? a : d ? b : e
// (ternary (name 'c') (name 'a') (ternary (name 'd') (name 'b') (name 'e')))

x = isOn ? 1 : 2
// (assignment '=' (name 'x') (ternary (name 'isOn') (integerLiteral '1') (integerLiteral '2')))

a <> b == c
// (infix '==' (infix '<>' (name 'a') (infixOperator '<>') (name 'b')) (infixOperator '==') (name 'c'))

0..<n + 1
// (infix '..<' (integerLiteral '0') (infixOperator '..<') (infix '+' (name 'n') (infixOperator '+') (integerLiteral '1')))

x as? Int ?? 0
// (infix '??' (cast 'as?' (name 'x') (namedType 'Int')) (infixOperator '??') (integerLiteral '0'))

x is Int && y as! Bool
// (infix '&&' (cast 'is' (name 'x') (namedType 'Int')) (infixOperator '&&') (cast 'as!' (name 'y') (namedType 'Bool')))

a & b << 2
// (infix '&' (name 'a') (infixOperator '&') (infix '<<' (name 'b') (infixOperator '<<') (integerLiteral '2')))

!a == b
// (infix '==' (prefix '!' (name 'a')) (infixOperator '==') (name 'b'))

change(&x, !y, i--)
// (call +hasParentheses (name 'change')
//   (argument (inout (name 'x'))) (argument (prefix '!' (name 'y'))) (argument (postfix '--' (name 'i'))))

a
  + b
// (infix '+' (name 'a') (infixOperator '+') (name 'b'))

numbers.reduce(0, +)
// (call +hasParentheses (member 'reduce' (name 'numbers')) (argument (integerLiteral '0')) (argument (name '+')))
