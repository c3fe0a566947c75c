type ImportModule = <T>(specifier: string) => Promise<T>

/**
 * Imports what is not compiled into the command: a library that few commands need, or a file that was made. In code that was
 * taken from the cache, V8 knows nothing of `import()`: whoever runs it passes on its own.
 */
export let importModule: ImportModule = (specifier) => import(specifier)

export function importBy(own: ImportModule): void {
  importModule = own
}
