import Foundation
import Testing
import TimerlintTestSupport

@Suite(
    "Our declarations of libclang",
    .enabled(if: Layout.header != nil || Clang.mustBeThere, "clang-c/Index.h is not installed"))
struct LayoutTests {
    @Test("have the sizes, offsets, numbers and function types of the installed header")
    func agreeWithTheHeader() throws {
        let include = try #require(Layout.header, "CI must have libclang-dev")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("layout.c")
        try Layout.program.write(to: file, atomically: true, encoding: .utf8)
        let own = Repository.root.appendingPathComponent("Sources/CLibclang/include").path
        let outcome = try Layout.compile(["-fsyntax-only", "-I", include, "-I", own, file.path])
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}

private enum Layout {
    /// The folder that contains `clang-c/Index.h`.
    static let header: String? = {
        let folders =
            ["/usr/include", "/opt/homebrew/opt/llvm/include", "/usr/local/opt/llvm/include"]
            + (14...21).map { "/usr/lib/llvm-\($0)/include" }
        return folders.first { FileManager.default.fileExists(atPath: $0 + "/clang-c/Index.h") }
    }()

    private static let structs: [(own: String, real: String, fields: [(String, String)])] = [
        ("ClangString", "CXString", [("data", "data"), ("private_flags", "private_flags")]),
        ("ClangCursor", "CXCursor", [("kind", "kind"), ("xdata", "xdata"), ("data", "data")]),
        ("ClangType", "CXType", [("kind", "kind"), ("data", "data")]),
        ("ClangLocation", "CXSourceLocation", [("ptr_data", "ptr_data"), ("int_data", "int_data")]),
        (
            "ClangRange", "CXSourceRange",
            [("ptr_data", "ptr_data"), ("begin_int_data", "begin_int_data"), ("end_int_data", "end_int_data")]
        ),
        ("ClangRangeList", "CXSourceRangeList", [("count", "count"), ("ranges", "ranges")]),
        ("ClangToken", "CXToken", [("int_data", "int_data"), ("ptr_data", "ptr_data")]),
        (
            "ClangUnsavedFile", "struct CXUnsavedFile",
            [("Filename", "Filename"), ("Contents", "Contents"), ("Length", "Length")]
        ),
    ]

    private static let numbers: [(Int, String)] = [
        (8, "CXCursor_FunctionDecl"), (9, "CXCursor_VarDecl"), (10, "CXCursor_ParmDecl"),
        (11, "CXCursor_ObjCInterfaceDecl"), (15, "CXCursor_ObjCIvarDecl"),
        (16, "CXCursor_ObjCInstanceMethodDecl"), (17, "CXCursor_ObjCClassMethodDecl"),
        (18, "CXCursor_ObjCImplementationDecl"),
        (19, "CXCursor_ObjCCategoryImplDecl"), (21, "CXCursor_CXXMethod"), (24, "CXCursor_Constructor"),
        (25, "CXCursor_Destructor"),
        (26, "CXCursor_ConversionFunction"), (30, "CXCursor_FunctionTemplate"), (42, "CXCursor_ObjCClassRef"),
        (43, "CXCursor_TypeRef"),
        (101, "CXCursor_DeclRefExpr"), (102, "CXCursor_MemberRefExpr"), (104, "CXCursor_ObjCMessageExpr"),
        (105, "CXCursor_BlockExpr"),
        (144, "CXCursor_LambdaExpr"), (202, "CXCursor_CompoundStmt"), (501, "CXCursor_MacroDefinition"),
        (502, "CXCursor_MacroExpansion"),
        (0, "CXChildVisit_Break"), (1, "CXChildVisit_Continue"), (2, "CXChildVisit_Recurse"), (3, "CXDiagnostic_Error"),
        (4, "CXToken_Comment"),
        (0x200, "CXTranslationUnit_KeepGoing"), (0x01, "CXTranslationUnit_DetailedPreprocessingRecord"),
    ]

    /// Redeclares each function with the header's types in place of ours. C rejects the redeclaration if they
    /// differ.
    static var program: String {
        var text = "#include <clang-c/Index.h>\n#include <clang-c/CXCompilationDatabase.h>\n#include <CLibclang.h>\n"
        for type in structs {
            text += "_Static_assert(sizeof(\(type.own)) == sizeof(\(type.real)), \"\(type.own)\");\n"
            text += "_Static_assert(_Alignof(\(type.own)) == _Alignof(\(type.real)), \"\(type.own)\");\n"
            for (own, real) in type.fields {
                text +=
                    "_Static_assert(__builtin_offsetof(\(type.own), \(own)) == __builtin_offsetof(\(type.real), \(real)), \"\(type.own).\(own)\");\n"
            }
        }
        for (number, name) in numbers { text += "_Static_assert((int)\(name) == \(number), \"\(name)\");\n" }
        return text + renaming
            + "#define FUNCTION(result, name, parameters) result clang_##name parameters;\nLIBCLANG_FUNCTIONS(FUNCTION)\n"
    }

    private static var renaming: String {
        var text = structs.map { "#define \($0.own) \($0.real)\n" }.joined()
        for (own, real) in [
            ("ClangIndex", "CXIndex"), ("ClangUnit", "CXTranslationUnit"), ("ClangFile", "CXFile"),
            ("ClangDiagnostic", "CXDiagnostic"),
            ("ClangDatabase", "CXCompilationDatabase"), ("ClangCommands", "CXCompileCommands"),
            ("ClangCommand", "CXCompileCommand"),
            ("ClangVisitor", "CXCursorVisitor"), ("ClangErrorCode", "enum CXErrorCode"),
            ("ClangSeverity", "enum CXDiagnosticSeverity"),
            ("ClangTokenKind", "CXTokenKind"), ("ClangDatabaseError", "CXCompilationDatabase_Error"),
        ] { text += "#define \(own) \(real)\n" }
        return text
    }

    static func compile(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["clang"] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
