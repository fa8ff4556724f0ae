import Testing

@Suite struct MessageTests {
    @Test func `A scheduled timer has its Swift name and labels`() {
        #expect(
            body("self.timer = [NSTimer scheduledTimerWithTimeInterval:1.0f target:self\n selector:@selector(tick:) userInfo:nil repeats:YES];")
                == "self.timer = Timer.scheduledTimer(timeInterval: 1.0, target: self, selector: #selector(tick), userInfo: nil, repeats: true)")
    }
}
