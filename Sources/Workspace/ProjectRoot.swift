/// Finds the root folder of a path's project.
package struct ProjectRoot: Sendable {
    /// The names of configuration files.
    let configurationNames: [String]

    package init(configurationNames: [String]) {
        self.configurationNames = configurationNames
    }

    /// The nearest folder at or above `folder` that contains a `.git` (a folder, or a file in linked work
    /// trees); else the outermost that contains a configuration; else the nearest that contains a build. `nil`
    /// if there is none.
    package func root(above folder: Path) -> Path? {
        ProjectRoot.repository(above: folder) ?? configured(above: folder) ?? ProjectRoot.built(above: folder)
    }

    /// The root, else the working folder around `folder`: the topmost folder whose settings apply.
    package func base(above folder: Path, workingFolder: Path) -> Path? {
        root(above: folder) ?? (folder.isWithin(workingFolder) ? workingFolder : nil)
    }

    /// The nearest folder at or above `folder` that contains a `.git`.
    package static func repository(above folder: Path) -> Path? {
        upward(from: folder).first { FileSystem.exists($0.appending(".git")) }
    }

    /// The folder within which a configuration may cause reads and writes: the repository around it, else its
    /// own folder.
    package static func reach(of folder: Path) -> Path { repository(above: folder) ?? folder }

    private func configured(above folder: Path) -> Path? {
        ProjectRoot.upward(from: folder).last { folder in
            configurationNames.contains { FileSystem.exists(folder.appending($0)) }
        }
    }

    /// The nearest folder that contains a package, an Xcode project or workspace, or what generates one. (A `Project.swift`
    /// alone may be any source.)
    private static func built(above folder: Path) -> Path? {
        upward(from: folder).first { folder in
            let found = try? FileSystem.entries(of: folder) { name, kind in
                switch kind {
                case .folder:
                    ends(name, with: ".xcodeproj") || ends(name, with: ".xcworkspace")
                        || name.elementsEqual("Tuist".utf8)
                default: name.elementsEqual("Package.swift".utf8) || name.elementsEqual("project.yml".utf8)
                }
            }
            return found?.isEmpty == false
        }
    }

    private static func ends(_ name: UnsafeBufferPointer<UInt8>, with suffix: StaticString) -> Bool {
        name.suffix(suffix.utf8CodeUnitCount).elementsEqual(
            UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
    }

    private static func upward(from folder: Path) -> [Path] { [folder] + folder.ancestors }
}
