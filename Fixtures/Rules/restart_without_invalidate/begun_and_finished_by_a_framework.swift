import AVFoundation

/// The output says that it began, then that it finished: in turn.
public final class Camera: NSObject, AVCaptureFileOutputRecordingDelegate {
    private var clock: Timer?

    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo url: URL, from connections: [AVCaptureConnection]) {
        let clock = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.count()
        }
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }

    public func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from connections: [AVCaptureConnection], error: Error?) {
        stop()
    }

    private func stop() { clock?.invalidate() }
    private func count() {}
}
