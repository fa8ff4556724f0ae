import Foundation

let heartbeat = Heartbeat { print("alive") }
heartbeat.start()
RunLoop.main.run()
