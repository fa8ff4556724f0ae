import Flow
import Foundation
import Model
import Source
import SwiftFrontEnd
import Testing

@Test func scratch() throws {
    guard let list = ProcessInfo.processInfo.environment["SCRATCH"] else { return }
    var files: [FileModel] = []
    for path in list.split(separator: " ") {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: String(path))))
        files.append(collectDeclarations(parseSwift(SourceFile(path: String(path), language: .swift, bytes: bytes))))
    }
    let project = Project(files: files)
    let start = Date()
    for exploration in exploreTimerSources(in: project, neverReleased: { _ in false }) {
        print("=== incomplete:", exploration.isIncomplete, exploration.creations.map { "\($0.creation.text.prefix(40)) started \($0.wasStarted) sched \($0.wasScheduled) handler \($0.hadHandler) escaped \($0.escaped)" })
        for m in exploration.misuses {
            print("--", m.kind, "guesses", m.guesses, "site line", m.site.tree.file.lines.line(at: m.site.range.start), m.release as Any)
            for s in m.steps {
                var what = "\(s.kind)"
                if case .entered(.function(let id)) = s.kind { what = "ENTER " + project.files[id.file].enclosingName(of: project.node(of: id)) }
                print("    \(s.node.tree.file.lines.line(at: s.node.range.start)): \(what) \(s.state?.description ?? "")")
            }
        }
    }
    print("time", Date().timeIntervalSince(start))
}
