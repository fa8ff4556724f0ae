import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintNibs

/// Which scene delegates are the only instance of their class: those that an `Info.plist` names for an application
/// without several windows. Input: the build files. Output: the names of the classes.
struct SceneManifests: Sendable {
    /// Without the module.
    let onlyDelegates: Set<String>

    init(_ files: [BuildFile]) {
        let manifests = files.filter { $0.path.hasSuffix("Info.plist") }.map { Self.read($0.bytes) }
        let several = Self.delegates(of: manifests.filter(\.allowsSeveral))
        onlyDelegates = Self.delegates(of: manifests).subtracting(several)
    }

    private typealias Manifest = (delegates: Set<String>, allowsSeveral: Bool)

    private static func delegates(of manifests: [Manifest]) -> Set<String> {
        manifests.reduce(into: Set()) { $0.formUnion($1.delegates) }
    }

    private static func read(_ bytes: [UInt8]) -> Manifest {
        var xml = XMLReader(bytes)
        var key = ""
        var element = ""
        var found: Manifest = ([], false)
        while let event = xml.next() {
            switch event {
            case .started(let name, _):
                element = name
                if name == "true", key == ApplicationAPI.multipleScenesKey { found.allowsSeveral = true }
            case .text(let text):
                if element == "key" {
                    key = text
                } else if key == ApplicationAPI.sceneDelegateKey, let name = text.split(separator: ".").last {
                    found.delegates.insert(String(name))
                }
            case .ended: continue
            }
        }
        return found
    }
}
