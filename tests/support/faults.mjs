// Makes one call to the disk fail, as a full disk or a missing permission would. `failDisk` does it in this process. Loaded
// as a preload (NODE_OPTIONS=--import, so that it is in the command's render threads too), it does what SIGHTLINE_FAULT says:
//   under   only calls for paths that start with one of these are counted
//   at      the number of the call that fails, from 1; 0 lets all of them succeed
//   code    with which it fails: ENOSPC, EACCES, EMFILE ... ; EXIT ends the thread there and then, KILL the whole
//           process; STOP halts it until it is sent SIGCONT, and then lets the call succeed; INT and TERM send it the
//           signal of that name, and keep the thread busy for ever
//   only    fail only calls of this name, and count only those
//   lasting every call after it fails too
//   thread  count in the 'main' thread alone, or in its 'worker' threads alone; or in the thread of the 'command', and not
//           in the one that starts it
//   after   a file, by which the main thread waits at its first write until a worker is at work too
//   log     a file that is given a line for every call that was counted
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname } from 'node:path'
import { workerData } from 'node:worker_threads'

const real = { ...fs }

const program = workerData?.program

/** The command itself, in whatever thread it runs, or one of the threads that help it render. */
const isCommand = program !== 'render-worker'
const isThread = { main: isCommand, worker: !isCommand, command: program === 'command-thread' }

if (process.env.SIGHTLINE_FAULT) failDisk(JSON.parse(process.env.SIGHTLINE_FAULT))

/** Lets the disk fail as described above. Returns what makes it whole again. */
export function failDisk({ under, at = 0, code, only, lasting = false, thread, after, log }) {
  const logFile = log && real.openSync(log, 'a')
  const paths = new Map()
  let count = 0
  let busy = false

  /** Counts the call, and fails when it is its turn. `begin` does what a failing disk has done before it gave up. */
  function pass(name, path, begin = () => {}) {
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
    throw Object.assign(new Error(`${code}: made to fail, ${name} '${path}'`), { code, syscall: name, path, errno: -1 })
  }

  /** A worker reports that it is at work; the main thread waits for it, but not for ever: it may have ended. */
  function meet() {
    if (!isCommand) return real.writeFileSync(after, '')
    const never = new Int32Array(new SharedArrayBuffer(4))
    for (let waits = 0; waits < 20_000 && !real.existsSync(after); waits += 1) Atomics.wait(never, 0, 0, 5)
  }

  for (const name of ['renameSync', 'mkdirSync', 'linkSync', 'symlinkSync', 'copyFileSync']) {
    fs[name] = (...parameters) => {
      // What a rename or a link makes is its second path. From one disk to another is never within one folder.
      const path = parameters[name === 'mkdirSync' ? 0 : 1]
      if (code !== 'EXDEV' || dirname(parameters[0]) !== dirname(path)) pass(name.replace('Sync', ''), path)
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
  // What is removed is freed rather than asked for: a disk that fails lets it pass, but a process may be killed there.
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
