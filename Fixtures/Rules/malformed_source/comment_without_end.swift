import Foundation

func ring() {
  let timer = Timer(timeInterval: 1, repeats: false) { _ in }
  RunLoop.main.add(timer, forMode: .common)
}

/* what follows is not read  // expect: malformed_source(note)
func ringAgain() {
  ring()
}
