// The used part of libclang's C interface, declared by hand: the library is loaded at run time, and its headers
// need not be installed.
//
// The layouts match clang-c/Index.h, CXString.h and CXCompilationDatabase.h, which are the same from LLVM 14 to
// 21. A test asserts them against the installed header. Cursor kinds above 300 differ between versions and are
// not used, except those of the preprocessor (500 on).

#ifndef CLIBCLANG_H
#define CLIBCLANG_H

#include <stddef.h>

typedef struct { const void *data; unsigned private_flags; } ClangString;
typedef struct { int kind; int xdata; const void *data[3]; } ClangCursor;
typedef struct { int kind; void *data[2]; } ClangType;
typedef struct { const void *ptr_data[2]; unsigned int_data; } ClangLocation;
typedef struct { const void *ptr_data[2]; unsigned begin_int_data; unsigned end_int_data; } ClangRange;
typedef struct { unsigned count; ClangRange *ranges; } ClangRangeList;
typedef struct { unsigned int_data[4]; void *ptr_data; } ClangToken;
typedef struct { const char *Filename; const char *Contents; unsigned long Length; } ClangUnsavedFile;

typedef void *ClangIndex, *ClangUnit, *ClangFile, *ClangDiagnostic, *ClangDatabase, *ClangCommands, *ClangCommand;
typedef unsigned ClangErrorCode, ClangSeverity, ClangTokenKind, ClangDatabaseError;
typedef int (*ClangVisitor)(ClangCursor cursor, ClangCursor parent, void *data);

/// Each function in use: result, name without `clang_`, parameters.
#define LIBCLANG_FUNCTIONS(FUNCTION) \
    FUNCTION(ClangString, getClangVersion, (void)) \
    FUNCTION(const char *, getCString, (ClangString)) \
    FUNCTION(void, disposeString, (ClangString)) \
    FUNCTION(ClangIndex, createIndex, (int, int)) \
    FUNCTION(void, disposeIndex, (ClangIndex)) \
    FUNCTION(ClangErrorCode, parseTranslationUnit2, \
        (ClangIndex, const char *, const char *const *, int, ClangUnsavedFile *, unsigned, unsigned, ClangUnit *)) \
    FUNCTION(void, disposeTranslationUnit, (ClangUnit)) \
    FUNCTION(ClangCursor, getTranslationUnitCursor, (ClangUnit)) \
    FUNCTION(ClangFile, getFile, (ClangUnit, const char *)) \
    FUNCTION(unsigned, visitChildren, (ClangCursor, ClangVisitor, void *)) \
    FUNCTION(ClangRange, getCursorExtent, (ClangCursor)) \
    FUNCTION(ClangLocation, getCursorLocation, (ClangCursor)) \
    FUNCTION(ClangString, getCursorSpelling, (ClangCursor)) \
    FUNCTION(ClangCursor, getCursorReferenced, (ClangCursor)) \
    FUNCTION(ClangType, getCursorType, (ClangCursor)) \
    FUNCTION(ClangType, getCanonicalType, (ClangType)) \
    FUNCTION(ClangString, getTypeSpelling, (ClangType)) \
    FUNCTION(unsigned, Cursor_isMacroFunctionLike, (ClangCursor)) \
    FUNCTION(ClangLocation, getRangeStart, (ClangRange)) \
    FUNCTION(ClangLocation, getRangeEnd, (ClangRange)) \
    FUNCTION(void, getFileLocation, (ClangLocation, ClangFile *, unsigned *, unsigned *, unsigned *)) \
    FUNCTION(int, Location_isInSystemHeader, (ClangLocation)) \
    FUNCTION(void, tokenize, (ClangUnit, ClangRange, ClangToken **, unsigned *)) \
    FUNCTION(void, disposeTokens, (ClangUnit, ClangToken *, unsigned)) \
    FUNCTION(ClangTokenKind, getTokenKind, (ClangToken)) \
    FUNCTION(ClangString, getTokenSpelling, (ClangUnit, ClangToken)) \
    FUNCTION(ClangRange, getTokenExtent, (ClangUnit, ClangToken)) \
    FUNCTION(ClangRangeList *, getSkippedRanges, (ClangUnit, ClangFile)) \
    FUNCTION(void, disposeSourceRangeList, (ClangRangeList *)) \
    FUNCTION(unsigned, getNumDiagnostics, (ClangUnit)) \
    FUNCTION(ClangDiagnostic, getDiagnostic, (ClangUnit, unsigned)) \
    FUNCTION(void, disposeDiagnostic, (ClangDiagnostic)) \
    FUNCTION(ClangSeverity, getDiagnosticSeverity, (ClangDiagnostic)) \
    FUNCTION(ClangString, getDiagnosticSpelling, (ClangDiagnostic)) \
    FUNCTION(ClangLocation, getDiagnosticLocation, (ClangDiagnostic)) \
    FUNCTION(ClangDatabase, CompilationDatabase_fromDirectory, (const char *, ClangDatabaseError *)) \
    FUNCTION(void, CompilationDatabase_dispose, (ClangDatabase)) \
    FUNCTION(ClangCommands, CompilationDatabase_getCompileCommands, (ClangDatabase, const char *)) \
    FUNCTION(void, CompileCommands_dispose, (ClangCommands)) \
    FUNCTION(unsigned, CompileCommands_getSize, (ClangCommands)) \
    FUNCTION(ClangCommand, CompileCommands_getCommand, (ClangCommands, unsigned)) \
    FUNCTION(ClangString, CompileCommand_getDirectory, (ClangCommand)) \
    FUNCTION(unsigned, CompileCommand_getNumArgs, (ClangCommand)) \
    FUNCTION(ClangString, CompileCommand_getArg, (ClangCommand, unsigned))

/// The functions of a loaded library.
typedef struct {
#define FUNCTION(result, name, parameters) result (*name) parameters;
    LIBCLANG_FUNCTIONS(FUNCTION)
#undef FUNCTION
} LibclangFunctions;

/// Loads the library at a path; it stays loaded. Returns NULL on success, else the loader's message or the name
/// of a missing function. The text is valid until the next call on this thread.
const char *libclang_load(const char *path, LibclangFunctions *functions);

/// Limits the process: a signal ends it after this many seconds, and its address space is at most this many
/// bytes. For a process that loads a library which may hang or exhaust memory.
void libclang_limit_process(unsigned seconds, unsigned long bytes);

#endif
