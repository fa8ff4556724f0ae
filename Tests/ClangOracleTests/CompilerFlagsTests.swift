import Testing

@testable import TimerlintClangEngine

@Suite("Of a compiler's command line")
struct CompilerFlagsTests {
    @Test("what finds headers, defines macros and chooses the language is kept, joined or in two words")
    func keeps() {
        let words = [
            "-DDEBUG=1", "-D", "TEST", "-I../Headers", "-I", "Own", "-isystem", "/usr/x", "-F/System", "-include",
            "Prefix.pch", "-x", "objective-c", "-std=gnu11", "-fobjc-arc",
        ]
        #expect(CompilerFlags(words).words == words)
        #expect(
            CompilerFlags(words).preprocessing == [
                "-DDEBUG=1", "-D", "TEST", "-I../Headers", "-I", "Own", "-isystem", "/usr/x", "-F/System", "-include",
                "Prefix.pch",
            ])
    }

    @Test("what Xcode writes besides is left out, and of several architectures all but one")
    func chooses() {
        let words = [
            "-arch", "arm64", "-arch", "x86_64", "-isysroot", "/Applications/Xcode.app/SDKs/iPhoneOS.sdk",
            "-miphoneos-version-min=12.0", "-fmodules", "-gmodules", "-fmodules-cache-path=/tmp/cache",
            "-Wall", "-Os", "--serialize-diagnostics", "a.dia", "-index-store-path", "Index", "-MMD", "-MT",
            "dependencies", "-MF", "a.d", "-c", "a.m", "-o", "a.o",
        ]
        #expect(
            CompilerFlags(words).words == [
                "--target=arm64-apple-darwin", "-isysroot", "/Applications/Xcode.app/SDKs/iPhoneOS.sdk",
                "-miphoneos-version-min=12.0",
            ])
        #expect(CompilerFlags(words).preprocessing.isEmpty)
    }

    @Test(
        "nothing is kept that runs or writes anything",
        arguments: [
            "-fplugin=evil.so", "-Xclang", "-load", "@response", "-save-temps", "-ftime-trace", "--", "-", "", "-MD",
            "-D", "-arch",
        ])
    func refuses(_ word: String) { #expect(CompilerFlags([word]).words.isEmpty) }
}
