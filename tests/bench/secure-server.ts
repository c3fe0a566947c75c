import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFolder } from '../../generator/serve/serve.ts'
import { listen } from '../support/loopback.ts'

/**
 * The preview's server behind TLS and HTTP/2, as hosts serve: Lighthouse estimates the time on a phone from the
 * connections it sees, and browsers ask for Brotli only over TLS.
 */
export async function serveSecurely(folder: string): Promise<{ origin: string; close: () => void }> {
  const answers = serveFolder(folder)
  const server = createSecureServer(selfSigned(), (request, response) => answers.emit('request', request, response))
  return { origin: `https://127.0.0.1:${await listen(server)}`, close: () => server.close() }
}

/** A key and its certificate for this one run. Node can make keys, but not certificates. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    execFileSync('openssl', [...made, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'pipe' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
