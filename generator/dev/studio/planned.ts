import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { exitCodes } from '../../exit-codes.ts'
import { root } from '../../folders.ts'
import { holdsPreview } from '../../plan/holds-preview.ts'
import { Refused } from './refused.ts'

/** What publishing would change, in full and as counts. */
export async function planned(folder: string, out: string): Promise<{ text: string; counts?: string }> {
  const text = await planText(folder, out)
  return holdsPreview(out) === undefined ? { text } : { text, counts: text.split('\n')[0]! }
}

/**
 * The output of `sightline plan`: what publishing would change, whether the folder has a site or a preview. Runs in its
 * own process, because it renders the changed pages, and the server has to stay responsive.
 */
function planText(folder: string, out: string): Promise<string> {
  const mode = holdsPreview(out) === false ? [] : ['--preview']
  const args = [join(root, 'generator/sightline.mjs'), 'plan', ...mode, '--manifest', folder, '--out', out]
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        if (error === null || error.code === exitCodes.changes) resolve(stdout)
        else reject(new Refused(422, { error: (stderr || stdout || error.message).trim() }))
      },
    )
  })
}
