import type * as z from 'zod'
import { type ManifestFile, type Schemas, whenMissing } from './schemas/index.ts'

/**
 * The content of each file by its name, drive-times.yaml as `driveTimes`. For a file with a mistake, the content that a
 * missing file has by default; undefined if there is none.
 */
type PerFile = { [F in ManifestFile as KeyOf<F>]: z.output<Schemas['files'][F]> | undefined }

type KeyOf<F extends string> = F extends `${infer Name}.yaml` ? CamelCase<Name> : never

type CamelCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name

/** Checks all files that have a schema of their own, in the schemas' order. */
export function perFile(
  { files }: Schemas,
  checked: <T>(file: string, schema: z.ZodType<T>) => T | undefined,
): PerFile {
  const entries = Object.entries<z.ZodType>(files).map(([file, schema]) => [
    keyOfFile(file),
    checked(file, schema) ?? whenMissing[file as ManifestFile],
  ])
  // Holds for every key: `checked` returns the output of the schema under that key.
  return Object.fromEntries(entries) as PerFile
}

/** `drive-times.yaml` -> `driveTimes`. */
export const keyOfFile = (file: string) =>
  file.replace('.yaml', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
