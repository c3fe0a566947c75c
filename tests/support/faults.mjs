// Makes one call to the disk fail, as a full disk or a missing permission would. `failDisk` does it in this process.
// Loaded as a preload (NODE_OPTIONS=--import, so that render threads have it too), it does what SIGHTLINE_FAULT says:
//   under   only calls for paths that start with one of these are counted
//   at      the number of the call that fails, from 1; 0 lets all of them succeed
//   code    the error: ENOSPC, EACCES, EMFILE ... ; EXIT ends the thread at once, KILL the whole process; STOP halts it
//           until it is sent SIGCONT, and then lets the call succeed; INT and TERM send it the signal of that name and
//           block the thread forever
//   only    count and fail only calls of this name
//   lasting every later call fails too
//   thread  count only in the 'main' thread, or only in its 'worker' threads; or in the thread of the 'command', and
//           not in the one that starts it
//   after   a file that a worker creates once it is at work: the main thread waits for it at its first write
//   log     a file that gets a line for every counted call
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname } from 'node:path'
import { workerData } from 'node:worker_threads'

const real = { ...fs }

const program = workerData?.program

/** True for the command itself, in whatever thread it runs; false in the threads that help it render. */
const isCommand = program !== 'render-worker'
const isThread = { main: isCommand, worker: !isCommand, command: program === 'command-thread' }

if (process.env.SIGHTLINE_FAULT) failDisk(JSON.parse(process.env.SIGHTLINE_FAULT))

/** Makes disk calls fail as described above. Returns a function that undoes it. */
export function failDisk({ under, at = 0, code, only, lasting = false, thread, after, log }) {
  // As Node 20 reports a read-only disk when it creates a folder and its parents.
  const recursiveCode = code === 'EROFS' ? 'ENOENT' : code
  const logFile = log && real.openSync(log, 'a')
  const paths = new Map()
  let count = 0
  let busy = false

  /** Counts the call, and fails it when its turn comes. `begin` does the part that a disk completes before it fails. */
  function pass(name, path, begin = () => {}, told = code) {
    if (busy || !under.some((each) => String(path).startsWith(each))) return
    if (after && (name === 'write' || !isCommand)) meet()
    if ((only ?? name) !== name || (thread && !isThread[thread])) return
    count += 1
    if (log) real.writeSync(logFile, `${name} ${path}\n`)
    if (at === 0 || count < at || (count > at && !lasting)) return
    if (code === 'EXIT') process.exit(1)
    if (code === 'INT' || code === 'TERM') {
      process.kill(process.pid, `SIG${code}`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    if (code === 'STOP') return void process.kill(process.pid, 'SIGSTOP')
    begin()
    if (code === 'KILL') process.kill(process.pid, 'SIGKILL')
    const error = new Error(`${told}: made to fail, ${name} '${path}'`)
    throw Object.assign(error, { code: told, syscall: name, path, errno: -1 })
  }

  /** Reports that a worker has started. The main thread waits for it, but not forever, as the worker may have ended. */
  function meet() {
    if (!isCommand) return real.writeFileSync(after, '')
    const never = new Int32Array(new SharedArrayBuffer(4))
    for (let waits = 0; waits < 20_000 && !real.existsSync(after); waits += 1) Atomics.wait(never, 0, 0, 5)
  }

  for (const name of ['renameSync', 'mkdirSync', 'linkSync', 'symlinkSync', 'copyFileSync']) {
    fs[name] = (...parameters) => {
      // A rename or a link creates its second path. A move within one folder never crosses disks.
      const path = parameters[name === 'mkdirSync' ? 0 : 1]
      if (code !== 'EXDEV' || dirname(parameters[0]) !== dirname(path))
        pass(name.replace('Sync', ''), path, undefined, parameters[1]?.recursive ? recursiveCode : code)
      return real[name](...parameters)
    }
  }
  fs.openSync = (path, ...others) => {
    pass('open', path)
    const file = real.openSync(path, ...others)
    paths.set(file, path)
    return file
  }
  fs.writeSync = (file, data, ...others) => {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    pass('write', paths.get(file), () => real.writeSync(file, bytes.subarray(0, bytes.length >> 1)))
    return real.writeSync(file, data, ...others)
  }
  fs.fsyncSync = (file) => {
    pass('fsync', paths.get(file))
    return real.fsyncSync(file)
  }
  fs.writeFileSync = (target, data, options) => {
    const file = typeof target === 'number' ? target : fs.openSync(target, options?.flag ?? 'w')
    try {
      fs.writeSync(file, typeof data === 'string' ? Buffer.from(data) : data)
    } finally {
      if (file !== target) real.closeSync(file)
    }
  }
  fs.readFileSync = (path, ...others) => {
    pass('open', path)
    busy = true
    try {
      return real.readFileSync(path, ...others)
    } finally {
      busy = false
    }
  }
  // Removing frees space, so a full disk allows it, but a process may be killed there.
  if (code === 'KILL') {
    fs.rmSync = (path, ...others) => {
      pass('rm', path, () => real.existsSync(`${path}/tree`) && real.rmSync(`${path}/tree`, { recursive: true }))
      return real.rmSync(path, ...others)
    }
  }
  syncBuiltinESMExports()
  return () => {
    for (const name of Object.keys(real)) if (fs[name] !== real[name]) fs[name] = real[name]
    syncBuiltinESMExports()
  }
}
