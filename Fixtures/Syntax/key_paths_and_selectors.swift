sort(\.name, \User.address.street, \.self)
// (call +hasParentheses (name 'sort') (argument (keyPath '.name'))
//   (argument (keyPath '.address.street' (namedType 'User'))) (argument (keyPath '.self')))

observe(\.items[0]?.title)
// (call +hasParentheses (name 'observe') (argument (keyPath '.items[0]?.title')))

\[Int].count
// (keyPath '.count' (arrayType (namedType 'Int')))

map(\.?.latitude)
// (call +hasParentheses (name 'map') (argument (keyPath '.?.latitude')))

add(#selector(tick))
// (call +hasParentheses (name 'add') (argument (selector 'tick' (name 'tick'))))

add(#selector(Clock.move(to:from:)))
// (call +hasParentheses (name 'add')
//   (argument (selector 'move' (member 'move' +isCompoundName (name 'Clock')))))

add(#selector(getter: Clock.time))
// (call +hasParentheses (name 'add') (argument (selector 'time' +isGetter (member 'time' (name 'Clock')))))

add(#selector(handle(_:) as (Clock) -> (Int) -> Void))
// (call +hasParentheses (name 'add') (argument (selector 'handle'
//   (cast 'as' (name 'handle' +isCompoundName)
//     (functionType (parameter (namedType 'Clock'))
//       (returnType (functionType (parameter (namedType 'Int')) (returnType (namedType 'Void')))))))))

observe(#keyPath(Clock.time))
// (call +hasParentheses (name 'observe')
//   (argument (macroExpansion 'keyPath' +hasParentheses (argument (member 'time' (name 'Clock'))))))
