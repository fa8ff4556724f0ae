import Foundation

let container: any Container = MainContainer()
container.makeReporter().report()
RunLoop.main.run()
