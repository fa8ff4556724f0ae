import Testing
import TimerlintBuilds
import TimerlintSemantics
import TimerlintSource
import TimerlintSwiftFrontEnd

/// The targets of a small tree: build files and manifests by path; the other sources are empty.
private func targets(_ builds: [String: String] = [:], manifests: [String: String] = [:], sources: [String] = [])
    -> BuildTargets
{
    BuildTargets(
        manifests: manifests.map { path, text in
            collectDeclarations(parseSwift(SourceFile(path: path, language: .swift, bytes: Array(text.utf8))))
        },
        builds: DescribedBuilds(builds.map { BuildFile(path: $0, bytes: Array($1.utf8)) }),
        sources: sources.map { SourceFile(path: $0, language: .swift, bytes: []) }, workingFolder: "")
}

@Suite("Xcode projects")
struct XcodeProjectTests {
    /// One target with the given settings and sources.
    private func project(
        type: String = "application", project: String = "", target: String = "", base: String = "",
        folders: String = "",
        exceptions: String = ""
    ) -> String {
        """
        // !$*UTF8*$!
        { rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T, ); };
          PL = { buildConfigurations = (PC, ); }; PC = { name = Debug; buildSettings = { \(project) }; };
          TL = { buildConfigurations = (TC, ); }; TC = { name = Debug; \(base) buildSettings = { \(target) }; };
          T = { isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.\(type)"; buildConfigurationList = TL;
            buildPhases = (S, ); fileSystemSynchronizedGroups = (\(folders)); };
          S = { isa = PBXSourcesBuildPhase; files = (B, ); }; B = { isa = PBXBuildFile; fileRef = F; };
          G = { isa = PBXGroup; children = (I, X, N, ); sourceTree = "<group>"; };
          I = { isa = PBXGroup; children = (F, ); path = Screens; sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = "Main Screen.swift"; sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };
          N = { isa = PBXFileSystemSynchronizedRootGroup; path = New; exceptions = (E, ); sourceTree = "<group>"; };
          E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (\(exceptions)); };
        }; }
        """
    }

    private func target(_ text: String, settings: [String: String] = [:]) throws -> BuildTarget {
        var files = settings
        files["App/Clock.xcodeproj/project.pbxproj"] = text
        return try #require(targets(files).targets(of: "App/Screens/Main Screen.swift").first)
    }

    @Test("groups give their files their folders")
    func findsFilesThroughGroups() throws {
        #expect(try target(project()).name == "Clock")
        let all = targets(["App/Clock.xcodeproj/project.pbxproj": project()])
        #expect(!all.mayBeBuilt("App/Screens/Old.swift"))
        #expect(all.mayBeBuilt("Other/Old.swift"))
        #expect(all.mayBeBuilt("App/Screens/Old.h"))
    }

    @Test(
        "the programs of a downloaded library are no targets beside one of the tree's own",
        arguments: ["Charts-master", "charts-2.8.2", "Charts-v1.0"])
    func leavesOutExamplesOfDownloads(library: String) {
        let example = "Libraries/\(library)/Example"
        let files = ["\(example)/Demo.xcodeproj/project.pbxproj": project()]
        #expect(targets(files).mayBeBuilt("\(example)/Screens/Main Screen.swift"))
        let own = ["App/Clock.xcodeproj/project.pbxproj": project()]
        let all = targets(files.merging(own) { $1 })
        #expect(!all.mayBeBuilt("\(example)/Screens/Main Screen.swift"))
        #expect(all.mayBeBuilt("Libraries/\(library)/Sources/Chart.swift"))
        let linked = targets(
            own.merging(["\(example)/Demo.xcodeproj/project.pbxproj": project(type: "framework")]) { $1 })
        #expect(linked.mayBeBuilt("\(example)/Screens/Main Screen.swift"))
        let other = targets(own.merging(["Clock-face/Face.xcodeproj/project.pbxproj": project()]) { $1 })
        #expect(other.mayBeBuilt("Clock-face/Screens/Main Screen.swift"))
    }

    @Test("a project with a target that another tool builds leaves open what is in its folder, or beside its files")
    func leavesOpenWhatOtherToolsBuild() {
        let legacy = project().replacing("isa = PBXNativeTarget;", with: "isa = PBXLegacyTarget;")
        let all = targets([
            "App/Clock.xcodeproj/project.pbxproj": project(), "Tools/Old.xcodeproj/project.pbxproj": legacy,
            "App/Parts/Older.xcodeproj/project.pbxproj": legacy,
        ])
        #expect(!all.mayBeBuilt("App/Screens/Old.swift"))
        #expect(all.mayBeBuilt("App/Parts/Screens/Old.swift"))
    }

    @Test("a makefile in the tree may build what the project does not")
    func leavesOpenWhatOthersBuild() {
        let all = targets(["Clock.xcodeproj/project.pbxproj": project(), "Makefile": "all:"])
        #expect(all.mayBeBuilt("Screens/Old.swift"))
    }

    @Test(
        "a podspec takes what it lists, and all of its folder where it does more than list",
        arguments: [
            ("s.source_files = 'Kit/**/*.swift', \"Core/*.{h,m}\"", true),
            ("s.subspec 'UI' do |ui|\n  ui.source_files = [\n    'Kit/UI/**/*'\n  ]\nend", true),
            ("s.source_files = 'Screens/**/*'", false), ("s.source_files = '**/*.swift'", false),
            ("s.source_files = Dir['Kit/*']", false), ("s.source_files = \"#{root}/**/*\"", false),
            ("s.source_files = 'Kit/*' + screens", false), ("s.name = 'Clock'", false),
        ])
    func readsPodspecs(_ text: String, _ leavesScreens: Bool) {
        let all = targets(["Clock.xcodeproj/project.pbxproj": project(), "Clock.podspec": text])
        #expect(all.mayBeBuilt("Screens/Old.swift") != leavesScreens)
        #expect(all.isOfPublishedLibrary("Screens/Old.swift") != leavesScreens)
    }

    @Test("of a folder that no target touches, a pod of the tree may be made, unless the project lists the file")
    func leavesOpenWhatPodsMayTake() {
        let pods =
            "PX = {isa = PBXFileReference; path = \"Pods/Clock/Pods-Clock.debug.xcconfig\"; sourceTree = \"<group>\"; };"
        let text = project().replacing("objects = {", with: "objects = { " + pods)
        let all = targets(["App/Clock.xcodeproj/project.pbxproj": text])
        #expect(all.mayBeBuilt("App/Modules/Kit/Old.swift"))
        #expect(!all.mayBeBuilt("App/Screens/Old.swift"))
        let listed = "U = { isa = PBXFileReference; path = Drafts/Old.swift; sourceTree = SOURCE_ROOT; };"
        let unbuilt = text.replacing("objects = {", with: "objects = { " + listed)
            .replacing("children = (I, X, N, )", with: "children = (I, X, N, U, )")
        #expect(!targets(["App/Clock.xcodeproj/project.pbxproj": unbuilt]).mayBeBuilt("App/Drafts/Old.swift"))
    }

    @Test("a synchronized folder's files belong to its target, save for the exceptions, which may be folders")
    func readsSynchronizedFolders() {
        let all = targets(["Clock.xcodeproj/project.pbxproj": project(folders: "N, ", exceptions: "Draft.swift, Old, ")]
        )
        #expect(all.targets(of: "New/Deep/Shown.swift").count == 1)
        #expect(all.targets(of: "New/Draft.swift").isEmpty)
        #expect(all.targets(of: "New/Old/Gone.swift").isEmpty)
    }

    @Test(
        "product types",
        arguments: [
            ("application", BuildTarget.Product.app), ("application.watchapp2", .app), ("app-extension", .appExtension),
            ("watchkit2-extension", .appExtension),
            ("tool", .tool), ("xpc-service", .service), ("system-extension", .service), ("framework", .library),
            ("library.static", .library),
            ("bundle.unit-test", .test), ("bundle.ui-testing", .test), ("bundle", .plugin),
        ])
    func tellsProducts(_ type: String, _ product: BuildTarget.Product) throws {
        #expect(try target(project(type: type)).product == product)
    }

    @Test("a target's settings lie over the project's, and over those of its file")
    func laysSettings() throws {
        let text = project(
            project: "SDKROOT = iphoneos; SWIFT_VERSION = 4.2; IPHONEOS_DEPLOYMENT_TARGET = 12.0;",
            target: "IPHONEOS_DEPLOYMENT_TARGET = 14.5;", base: "baseConfigurationReference = X;")
        let found = try target(
            text,
            settings: [
                "App/Config/App.xcconfig": "SWIFT_VERSION = $(NEW)\n#include \"Common.xcconfig\"",
                "App/Config/Common.xcconfig": "NEW = 6.0 // at last",
            ])
        #expect(found.languageMode == .v6)
        #expect(found.platforms == [.iOS])
        #expect(found.deploymentTargets == [.iOS: PlatformVersion(14, 5)])
    }

    @Test("inherited values are put in")
    func putsInherited() throws {
        let found = try target(
            project(
                project: "OTHER_SWIFT_FLAGS = \"-swift-version 6\";",
                target: "SWIFT_VERSION = 5.0; OTHER_SWIFT_FLAGS = \"$(inherited) -DX\";"))
        #expect(found.languageMode == .v6)
    }

    @Test("what refers to settings that nobody makes is unknown")
    func leavesUnknownOpen() throws {
        #expect(try target(project(target: "SWIFT_VERSION = \"$(FROM_A_SCRIPT)\";")).languageMode == nil)
        #expect(try target(project()).languageMode == nil)
    }

    @Test("platforms come from what is supported, else from the SDK")
    func readsPlatforms() throws {
        let found = try target(
            project(
                project: "SDKROOT = auto;",
                target: "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"; SUPPORTS_MACCATALYST = YES;"))
        #expect(found.platforms == [.iOS, .macOS, .macCatalyst])
    }
}

@Suite("Package manifests")
struct PackageManifestTests {
    private let text = """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(
            name: "Clock", platforms: [.iOS(.v15), .macOS("12.3")],
            products: [.library(name: "Clock", targets: ["Clock"])],
            targets: [
                .target(name: "Clock", dependencies: [.target(name: "Base"), "Log"]),
                .target(name: "Base", path: "Shared/Base", exclude: ["Old"]),
                .target(name: "Log", swiftSettings: [.swiftLanguageMode(.v5)]),
                .executableTarget(name: "clockd", dependencies: ["Clock"]),
                .testTarget(name: "ClockTests", dependencies: ["Clock"]),
            ])
        """

    @Test func readsTargets() throws {
        let all = targets(manifests: ["Kit/Package.swift": text], sources: ["Kit/Source/Log/Log.swift"])
        let clock = try #require(all.targets(of: "Kit/Sources/Clock/Clock.swift").first)
        #expect(clock.deploymentTargets == [.iOS: PlatformVersion(15), .macOS: PlatformVersion(12, 3)])
        #expect(clock.languageMode == .v6)
        #expect(clock.isExported)
        #expect(all.targets(of: "Kit/Shared/Base/Beat.swift").map(\.isExported) == [true])
        #expect(all.targets(of: "Kit/Shared/Base/Old/Beat.swift").isEmpty)
        #expect(all.targets(of: "Kit/Source/Log/Log.swift").map(\.languageMode) == [.v5])
        #expect(all.targets(of: "Kit/Sources/clockd/main.swift").map(\.product) == [.tool])
        #expect(all.targets(of: "Kit/Sources/clockd/main.swift").map(\.isExported) == [false])
        #expect(all.isTest("Kit/Tests/ClockTests/ClockTests.swift"))
        #expect(!all.mayBeBuilt("Kit/Leftover/Clock.swift"))
    }

    @Test("a manifest that makes its targets itself leaves everything open")
    func leavesFunctionsOpen() {
        let made = text.replacing(
            ".target(name: \"Base\", path: \"Shared/Base\"", with: ".target(name: name(), path: \"Shared/Base\"")
        #expect(targets(manifests: ["Package.swift": made]).mayBeBuilt("Leftover/Clock.swift"))
    }
}

@Suite("Generators' specifications")
struct GeneratorTests {
    @Test func readsXcodeGen() throws {
        let all = targets([
            "project.yml": """
            name: Clock
            options: {deploymentTarget: {iOS: "13.0"}}
            settings: {SWIFT_VERSION: "5.0"}
            targets:
              Clock:
                type: application
                platform: iOS
                sources: [App, {path: Shared, excludes: ["Old/**"]}]
                settings: {base: {SWIFT_VERSION: "6.0"}}
              ClockWidget:
                type: app-extension
                platform: iOS
                deploymentTarget: "16.0"
                sources: {path: Widget}
            """
        ])
        let clock = try #require(all.targets(of: "App/Screens/Clock.swift").first)
        #expect((clock.product, clock.platforms, clock.languageMode) == (.app, [.iOS], .v6))
        #expect(clock.deploymentTargets == [.iOS: PlatformVersion(13)])
        #expect(all.targets(of: "Shared/Old/Clock.swift").isEmpty)
        let widget = try #require(all.targets(of: "Widget/Widget.swift").first)
        #expect(widget.product == .appExtension && widget.languageMode == .v5)
        #expect(widget.deploymentTargets == [.iOS: PlatformVersion(16)])
    }

    @Test("a pattern that leaves out files of many folders leaves out no folder")
    func keepsFoldersWithExceptions() {
        let all = targets([
            "project.yml": """
            targets:
              Clock:
                type: application
                sources:
                  - {path: App, excludes: ["**/.DS_Store", "**/*.md", "Old/**/*", "Notes/Draft.swift"]}
                  - {path: Templates, buildPhase: resources}
            """
        ])
        #expect(all.targets(of: "App/Screens/Clock.swift").map(\.name) == ["Clock"])
        for left in ["App/Old/Clock.swift", "App/Notes/Draft.swift", "Templates/Clock.swift"] {
            #expect(!all.mayBeBuilt(left), "\(left)")
        }
    }

    @Test(
        "a framework is a module of the application after which its project is named",
        arguments: [("Clock", false), ("Dial", true)])
    func tellsModulesFromLibraries(_ project: String, _ isPublished: Bool) {
        let all = targets([
            "project.yml": """
            name: \(project)
            targets:
              Clock: {type: application, sources: [Clock]}
              Dial: {type: framework, sources: [Dial]}
            """
        ])
        #expect(all.isOfPublishedLibrary("Dial/Dial.swift") == isPublished)
    }

    @Test("another tool's project.yml says nothing")
    func ignoresOthers() {
        #expect(targets(["project.yml": "name: X\nsteps: [a]"]).mayBeBuilt("A.swift"))
        #expect(targets(["project.yml": ": : ["]).mayBeBuilt("A.swift"))
    }

    @Test func readsTuist() throws {
        let all = targets(manifests: [
            "App/Project.swift": """
            import ProjectDescription
            let project = Project(name: "Clock", targets: [
                .target(name: "Clock", destinations: [.iPhone, .mac], product: .app, bundleId: "a.b",
                    deploymentTargets: .multiplatform(iOS: "15.0", macOS: "12.0"), sources: ["Sources/**/*.swift"]),
            ])
            """
        ])
        let clock = try #require(all.targets(of: "App/Sources/Deep/Clock.swift").first)
        #expect(clock.platforms == [.iOS, .macOS])
        #expect(clock.deploymentTargets == [.iOS: PlatformVersion(15), .macOS: PlatformVersion(12)])
    }

    @Test func readsSettingsOfTuist() throws {
        let all = targets(manifests: [
            "App/Project.swift": """
            import ProjectDescription
            let version = "MARKETING_VERSION"
            let common = Settings.settings(
                base: ["SWIFT_VERSION": "6.0", "ENABLE_USER_SCRIPT_SANDBOXING": "NO"], defaultSettings: .recommended)
            let old: SettingsDictionary = ["SWIFT_VERSION": "5"]
            let project = Project(name: "Clock", settings: common, targets: [
                .target(name: "Clock", destinations: .iOS, product: .app, sources: ["Clock/**"],
                    settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])),
                .target(name: "Old", destinations: .iOS, product: .app, sources: ["Old/**"],
                    settings: .settings(base: old.merging(["OTHER_SETTING": "1"]))),
                .target(name: "Chosen", destinations: .iOS, product: .app, sources: ["Chosen/**"],
                    settings: .settings(base: SettingsDictionary().swiftVersion("5.0"))),
            ])
            """
        ])
        let clock = try #require(all.targets(of: "App/Clock/Clock.swift").first)
        #expect(clock.languageMode == .v6)
        #expect(clock.isolation == .mainActor)
        #expect(all.languageMode("App/Old/Clock.swift") == .v5)
        #expect(all.languageMode("App/Chosen/Clock.swift") == .v5)
    }
}
