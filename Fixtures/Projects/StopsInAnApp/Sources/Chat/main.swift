import ChatKit
import Foundation

let reconnection = Reconnection()
let typing = Typing()
let connection = Connection()

func close(_ reconnection: Reconnection) { reconnection.stop() }

func receive(_ typing: Typing) {
  connection.dispatcher.async {
    typing.end()
  }
}

reconnection.start()
typing.begin()
close(reconnection)
receive(typing)
RunLoop.main.run()
