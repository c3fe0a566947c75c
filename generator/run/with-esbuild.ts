import { importModule } from './import-module.ts'

type Build = typeof import('esbuild')['build']

/** Loads esbuild for `work`, and ends its process after it: that would hold 100 MB until the command ends. */
export async function withEsbuild<T>(work: (build: Build) => Promise<T>): Promise<T> {
  const { build, stop } = await importModule<typeof import('esbuild')>('esbuild')
  try {
    return await work(build)
  } finally {
    await stop()
  }
}
