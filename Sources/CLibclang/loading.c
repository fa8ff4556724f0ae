#include "CLibclang.h"

#include <dlfcn.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

const char *libclang_load(const char *path, LibclangFunctions *functions) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *reason = dlerror();
        return reason ? reason : "cannot be loaded";
    }
#define FUNCTION(result, name, parameters) \
    *(void **)&functions->name = dlsym(library, "clang_" #name); \
    if (!functions->name) return "lacks clang_" #name;
    LIBCLANG_FUNCTIONS(FUNCTION)
#undef FUNCTION
    return NULL;
}

void libclang_limit_process(unsigned seconds, unsigned long bytes) {
    struct rlimit limit = {bytes, bytes};
    setrlimit(RLIMIT_AS, &limit);
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    // A parent process may have ignored or blocked signals, and children inherit both.
    signal(SIGALRM, SIG_DFL);
    sigset_t blocked;
    sigemptyset(&blocked);
    sigprocmask(SIG_SETMASK, &blocked, NULL);
    alarm(seconds);
}
