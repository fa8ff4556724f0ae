/// Every rule, in the order in which they are listed to people. The only list of rules there is.
package enum Catalogue {
    package static let rules: [Rule] = [
        .defaultRunLoopMode,
        .targetRetained,
        .missingInvalidate,
        .invalidateOnlyInDeinit,
        .restartWithoutInvalidate,
        .strongSelfInHandler,
        .unownedSelfInHandler,
        .dyingSelfCaptured,
        .invertedCancelCheck,
        .weakTimerHandle,
        .subResolutionInterval,
        .missingTolerance,
        .concurrentHandlerQueue,
        .runLoopScheduler,
        .noRunLoop,
        .invalidateOffThread,
        .uncancelledTimerTask,
        .weakCaptureThenStrongLoop,
        .sleepLoopIgnoresCancellation,
        .sleepSwallowsCancellation,
        .malformedSource,
        .unusedSuppression,
    ]
}
