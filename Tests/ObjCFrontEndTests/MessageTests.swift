import Testing

@Suite struct MessageTests {
    @Test(arguments: [
        (
            "self.timer = [NSTimer scheduledTimerWithTimeInterval:1.0f target:self\n selector:@selector(tick:) userInfo:nil repeats:YES];",
            "self.timer = Timer.scheduledTimer(timeInterval: 1.0, target: self, selector: #selector(tick), userInfo: nil, repeats: true)"
        ),
        (
            "NSTimer *t = [NSTimer timerWithTimeInterval:2 repeats:NO block:^(NSTimer *timer) { [timer invalidate]; }];",
            "var t: Timer? = Timer(timeInterval: 2, repeats: false, block: closure(_ Timer? timer) { timer.invalidate() })"
        ),
        (
            "t = [[NSTimer alloc] initWithFireDate:[NSDate date] interval:1 target:self selector:@selector(tick) userInfo:nil repeats:NO];",
            "t = Timer(fireAt: Date(), interval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)"
        ),
        (
            "link = [CADisplayLink displayLinkWithTarget:self selector:@selector(step:)];",
            "link = CADisplayLink(target: self, selector: #selector(step))"
        ),
        (
            "[link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];",
            "link.add(to: RunLoop.main, forMode: NSRunLoopCommonModes)"
        ),
        (
            "[[NSRunLoop currentRunLoop] addTimer:t forMode:NSDefaultRunLoopMode];",
            "RunLoop.current.add(t, forMode: NSDefaultRunLoopMode)"
        ),
        (
            "[self performSelector:@selector(hide) withObject:nil afterDelay:0.5 inModes:@[NSRunLoopCommonModes]];",
            "self.perform(#selector(hide), with: nil, afterDelay: 0.5, inModes: [NSRunLoopCommonModes])"
        ),
        (
            "[NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(hide) object:nil];",
            "NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(hide), object: nil)"
        ),
        (
            "[self.timer performSelectorOnMainThread:@selector(invalidate) withObject:nil waitUntilDone:NO];",
            "self.timer.performSelector(onMainThread: #selector(invalidate), with: nil, waitUntilDone: false)"
        ),
    ])
    func `A message of the system has its Swift name`(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test(arguments: [
        ("[clock startWithInterval:1 leeway:2];", "clock.start(withInterval: 1, leeway: 2)"),
        ("[clock stop];", "clock.stop()"),
        ("[[Clock alloc] initWithName:@\"x\" rate:2];", "Clock(name: \"x\", rate: 2)"),
        ("[clock every:@(interval) repeats:NO];", "clock.every((interval), repeats: false)"),
        ("[clock every:(interval) repeats:(flag)];", "clock.every((interval), repeats: (flag))"),
        ("[clock every:on ? (Rate)slow : fast repeats:NO];", "clock.every(on ? slow as! Rate : fast, repeats: false)"),
        ("[(clock) stop];", "(clock).stop()"),
        ("[(clock) startWithRate:2];", "(clock).start(withRate: 2)"),
        ("[[NSSet<Ticking> class] description];", "NSSet.class().description()"),
        ("Class class = [self class];", "var class: Class? = self.class()"),
        ("Clock *operator = [self clock];", "var operator: Clock? = self.clock()"),
        ("ON_MAIN({ [clock stop]; });", "ON_MAIN(closure { clock.stop() })"),
        ("LOCK(count = 0; [clock stop];);", "LOCK(closure { count = 0; clock.stop() })"),
        ("Clock *c = [Clock new];", "var c: Clock? = Clock()"),
        ("[super viewWillAppear:animated];", "super.viewWillAppear(animated)"),
        ("[view setFrame:CGRectZero];", "view.frame = CGRectZero"),
        ("[view setXOffset:3];", "view.xOffset = 3"),
        ("[view setURL:home];", "view.URL = home"),
        ("[view setNeedsDisplayInRect:r];", "view.setNeedsDisplay(inRect: r)"),
        ("[clock setTimerWithInterval:3];", "clock.setTimer(withInterval: 3)"),
        ("[NSString stringWithFormat:@\"%d %d\", a, b];", "NSString.string(withFormat: \"%d %d\", a, b)"),
        ("[clock foo:a ? b : c bar:[x y]];", "clock.foo(a ? b : c, bar: x.y())"),
        ("[clock foo:a ?: b];", "clock.foo(a ?? b)"),
        ("[clock foo:(id)x bar:(NSString *)y];", "clock.foo(x as! Any?, bar: y as! NSString?)"),
        ("[[self.views[0] layer] removeAllAnimations];", "self.views[0].layer.removeAllAnimations()"),
        ("[clock /* why */ foo:\n // because\n 1 ];", "clock.foo(1)"),
        ("[clock :1 :2];", "clock.(1, 2)"),
        (
            "x = [[[NSTimer scheduledTimerWithTimeInterval:1 invocation:i repeats:YES] retain] autorelease];",
            "x = Timer.scheduledTimer(timeInterval: 1, invocation: i, repeats: true)"
        ),
    ])
    func `Any other message is named by the importer's short rules`(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test(arguments: [
        ("dispatch_suspend(t);", "t.suspend()"),
        ("dispatch_resume(t);", "t.resume()"),
        ("dispatch_source_cancel(t), t = NULL;", "t.cancel(); t = nil"),
        (
            "t = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());",
            "t = DispatchSource.makeTimerSource(queue: DispatchQueue.main)"
        ),
        (
            "t = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, DISPATCH_TIMER_STRICT, dispatch_get_global_queue(0, 0));",
            "t = DispatchSource.makeTimerSource(flags: .strict, queue: DispatchQueue.global(qos: 0))"
        ),
        (
            "dispatch_source_set_timer(t, DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC, 0);",
            "t.schedule(deadline: DISPATCH_TIME_NOW, repeating: .nanoseconds(2 * NSEC_PER_SEC), leeway: .nanoseconds(0))"
        ),
        (
            "dispatch_source_set_timer(t, dispatch_walltime(NULL, 0), DISPATCH_TIME_FOREVER, 0);",
            "t.schedule(wallDeadline: dispatch_walltime(nil, 0), repeating: .never, leeway: .nanoseconds(0))"
        ),
        (
            "dispatch_source_set_event_handler(t, ^{ [self tick]; });",
            "t.setEventHandler(handler: closure { self.tick() })"
        ),
        ("dispatch_source_set_event_handler_f(t, &tick);", "t.setEventHandler(handler: &tick)"),
        ("dispatch_async(q, ^{ [self tick]; });", "q.async(execute: closure { self.tick() })"),
        ("dispatch_after(when, q, ^{ });", "q.asyncAfter(deadline: when, execute: closure {  })"),
        ("dispatch_once(&token, ^{ x = 1; });", "closure { x = 1 }()"),
        (
            "q = dispatch_queue_create(\"a\", DISPATCH_QUEUE_SERIAL);",
            "q = DispatchQueue(label: \"a\", attributes: DISPATCH_QUEUE_SERIAL)"
        ),
        ("if (!dispatch_source_testcancel(t)) f();", "ifStatement(ifBranch(!t.isCancelled, { f() }))"),
        (
            "dispatch_source_create(DISPATCH_SOURCE_TYPE_READ, fd, 0, q);",
            "dispatch_source_create(DISPATCH_SOURCE_TYPE_READ, fd, 0, q)"
        ),
    ])
    func `A function of libdispatch is the method of Swift's overlay`(source: String, expected: String) {
        #expect(body(source) == expected)
    }
}
