import Testing

@testable import TimerlintSource

@Suite("Working on several threads")
struct ConcurrentMapTests {
    @Test("results stand in the order of the elements, whatever the number of jobs", arguments: [0, 1, 2, 7, 64])
    func keepsOrder(_ jobs: Int) {
        let numbers = Array(0..<1000)
        #expect(concurrentMap(numbers, jobs: jobs) { "\($0)" } == numbers.map(String.init))
    }

    @Test("nothing to do starts nothing")
    func handlesEmpty() {
        #expect(concurrentMap([Int](), jobs: 4) { $0 }.isEmpty)
    }

    @Test("a worker's stack is deep")
    func hasDeepStack() {
        #expect(concurrentMap([20_000], jobs: 1, depth) == [20_000])
    }
}

@Sendable private func depth(_ levels: Int) -> Int {
    levels == 0 ? 0 : withExtendedLifetime([levels]) { depth(levels - 1) + 1 }
}
