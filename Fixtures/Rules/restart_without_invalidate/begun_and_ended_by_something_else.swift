import AVFoundation

/// Only another happening ends it.
public final class Microphone: NSObject, AVCaptureFileOutputRecordingDelegate {
    private var clock: Timer?

    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo url: URL, from connections: [AVCaptureConnection]) {
        let clock = Timer(timeInterval: 1, repeats: true) { [weak self] timer in  // expect: restart_without_invalidate
            guard let self else { return timer.invalidate() }
            self.count()
        }
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }

    public func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from connections: [AVCaptureConnection], error: Error?) {}

    public func sessionDidEnd() { clock?.invalidate() }
    private func count() {}
}
