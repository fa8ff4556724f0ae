f()
// (call +hasParentheses (name 'f'))

Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in tick() }
// (call +hasParentheses (member 'scheduledTimer' (name 'Timer'))
//   (argument 'withTimeInterval' (integerLiteral '1')) (argument 'repeats' (booleanLiteral 'true'))
//   (argument +isTrailing (closure (parameter 'timer') (block (call +hasParentheses (name 'tick'))))))

queue.async { }
// (call (member 'async' (name 'queue')) (argument +isTrailing (closure (block))))

animate { a } completion: { b } other: { c }
// (call (name 'animate')
//   (argument +isTrailing (closure (block (name 'a'))))
//   (argument 'completion' +isTrailing (closure (block (name 'b'))))
//   (argument 'other' +isTrailing (closure (block (name 'c')))))

timer?.invalidate()
// (call +hasParentheses (member 'invalidate' (optionalChain (name 'timer'))))

self.handlers[key]!(1).value
// (member 'value' (call +hasParentheses
//   (forceUnwrap (subscript (member 'handlers' (self)) (argument (name 'key')))) (argument (integerLiteral '1'))))

table[1, default: 0] += 1
// (assignment '+=' (subscript (name 'table') (argument (integerLiteral '1')) (argument 'default' (integerLiteral '0')))
//   (integerLiteral '1'))

x = .init(y: 1)
// (assignment '=' (name 'x')
//   (call +hasParentheses (member 'init' +implicitBase) (argument 'y' (integerLiteral '1'))))

pair.0.1
// (member '1' (member '0' (name 'pair')))

object.move(to:from:)
// (member 'move' +isCompoundName (name 'object'))

Int.init
// (member 'init' (name 'Int'))

super.viewDidLoad()
// (call +hasParentheses (member 'viewDidLoad' (super)))

view
  .padding()
  .onAppear { start() }
// (call (member 'onAppear' (call +hasParentheses (member 'padding' (name 'view'))))
//   (argument +isTrailing (closure (block (call +hasParentheses (name 'start'))))))

f(a, b: c,)
// (call +hasParentheses (name 'f') (argument (name 'a')) (argument 'b' (name 'c')))

_ = `default`.`self`
// (assignment '=' (wildcard) (member 'self' (name 'default')))

UIKit::Timer()
// (call +hasParentheses (member 'Timer' (name 'UIKit')))
