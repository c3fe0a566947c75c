export type ImportModule = <T>(specifier: string) => Promise<T>

/**
 * Imports what is not compiled into the command: a library that few commands need, or a generated file. In code loaded
 * from V8's cache, `import()` does not work, so whoever runs that code passes in its own.
 */
export let importModule: ImportModule = (specifier) => import(specifier)

export function importBy(own: ImportModule): void {
  importModule = own
}
