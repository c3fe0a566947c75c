import { execFile, spawnSync } from 'node:child_process'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { urlOfFile } from '../../generator/urls.ts'
import type { Finding, Juror } from './juror.ts'
import { fileOfPackage, installed } from './packages.ts'

/** What `vnu.jar --format json` prints: https://github.com/validator/validator/wiki/Output-%C2%BB-JSON */
interface Report {
  messages: { type: string; message: string; url: string; extract?: string; lastLine?: number }[]
}

/** The checker behind validator.w3.org/nu, over the HTML of the whole site. */
export const vnu: Juror = {
  name: 'vnu',
  reads: 'every page',
  available: () =>
    spawnSync('java', ['-version']).status === 0
      ? installed('vnu-jar')
      : { missing: 'there is no java (Debian: openjdk-17-jre-headless)' },
  ask: async (_pages, { folder }) =>
    (await check(folder)).messages.map(({ type, message, url, extract = '', lastLine }) => ({
      rule: `${type}: ${message}`,
      url: addressOf(fileURLToPath(url), folder),
      at: `line ${lastLine ?? '?'}: ${extract.trim()}`,
      message,
    })),
}

const addressOf = (file: string, folder: string): Finding['url'] =>
  urlOfFile(relative(folder, file).replaceAll(sep, '/'))

/** Runs the checker, which exits with 1 when it has findings. */
const check = (folder: string): Promise<Report> =>
  new Promise((resolve, reject) => {
    const jar = fileOfPackage('vnu-jar/build/dist/vnu.jar')
    const options = ['-jar', jar, '--format', 'json', '--stdout', '--skip-non-html', folder]
    execFile('java', options, { maxBuffer: 2 ** 30 }, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout) as Report)
      else reject(new Error(stderr || error?.message))
    })
  })
