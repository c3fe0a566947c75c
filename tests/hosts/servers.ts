import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'

// The servers in Debian, each started on the loopback with a configuration such as an administrator would write.

export interface Running {
  port: number
  stop: () => Promise<void>
}

interface ServerProgram {
  program: string
  /** Writes its configuration below `temp`, and returns the command line that stays in the foreground. */
  prepare: (site: string, temp: string, port: number) => string[]
}

export const serverPrograms: Record<string, ServerProgram> = {
  nginx: {
    program: '/usr/sbin/nginx',
    prepare: (site, temp, port) => {
      const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`)
      // The type of scripts is that of RFC 9239. Debian's file still has application/javascript.
      const text = `daemon off; master_process off; pid pid; error_log log;
events {}
http { include /etc/nginx/mime.types; types { text/javascript js; } access_log off; ${kinds.join(' ')}
server { listen 127.0.0.1:${port}; root "${site}"; include "${site}/.host/nginx.conf"; } }`
      writeFileSync(join(temp, 'nginx.conf'), text)
      return ['-p', temp, '-e', `${temp}/log`, '-c', `${temp}/nginx.conf`]
    },
  },
  apache: {
    program: '/usr/sbin/apache2',
    prepare: (site, temp, port) => {
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'filter', 'deflate', 'autoindex']
      const loaded = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      const text = `ServerRoot "${temp}"\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile "${temp}/pid"\nErrorLog "${temp}/log"
${loaded.join('\n')}\nTypesConfig /etc/mime.types\nDocumentRoot "${site}"
<Directory "${site}">\n  AllowOverride All\n  Require all granted\n</Directory>\n`
      writeFileSync(join(temp, 'apache.conf'), text)
      return ['-f', `${temp}/apache.conf`, '-D', 'FOREGROUND']
    },
  },
  caddy: {
    program: '/usr/bin/caddy',
    prepare: (site, temp, port) => {
      const text = `{\n\tadmin off\n\tauto_https off\n}
http://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\troot * "${site}"\n\timport "${site}/.host/Caddyfile"\n}\n`
      writeFileSync(join(temp, 'Caddyfile'), text)
      return ['run', '--adapter', 'caddyfile', '--config', `${temp}/Caddyfile`]
    },
  },
}

/** Whether this machine has the program of a server. The suite passes without any of them. */
export const isInstalled = ({ program }: ServerProgram) => existsSync(program)

/** Starts a server for the folder `site`, on a free port, and waits until it listens. */
export async function start({ program, prepare }: ServerProgram, site: string, temp: string): Promise<Running> {
  mkdirSync(temp, { recursive: true })
  const port = await freePort()
  const child = spawn(program, prepare(site, temp, port), {
    env: { ...process.env, HOME: temp, XDG_DATA_HOME: temp, XDG_CONFIG_HOME: temp },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`)
    await wait(50)
  }
  return { port, stop: () => ended(child) }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await end
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.end() !== undefined))
    socket.once('error', () => resolve(false))
  })
