import Foundation

let session = Session()
session.open()
RunLoop.main.run(until: Date(timeIntervalSinceNow: 60))
session.close()
RunLoop.main.run()
