// A preload: makes one call to the disk fail, as a full disk or a missing permission would. Loaded with
// NODE_OPTIONS=--import, so that it is in the command's render threads too. What to do stands in SIGHTLINE_FAULT:
//   under   only calls for paths that start with one of these are counted
//   at      the number of the call that fails, from 1; 0 lets all of them succeed
//   code    with which it fails: ENOSPC, EACCES, EMFILE ... ; EXIT ends the thread there and then
//   only    fail only calls of this name, and count only those
//   lasting every call after it fails too
//   thread  count in the 'main' thread alone, or in its 'worker' threads alone
//   log     a file that is given a line for every call that was counted
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const { under, at = 0, code, only, lasting = false, thread, log } = JSON.parse(process.env.SIGHTLINE_FAULT)
const { closeSync, openSync, readFileSync, writeSync } = fs
const logFile = log && openSync(log, 'a')
const paths = new Map()
let count = 0
let busy = false

/** Counts the call, and fails when it is its turn. `begin` does what a failing disk has done before it gave up. */
function pass(name, path, begin = () => {}) {
  const counts = !busy && under.some((each) => String(path).startsWith(each)) && (only ?? name) === name
  if (!counts || (thread && (thread === 'main') !== isMainThread)) return
  count += 1
  if (log) writeSync(logFile, `${name} ${path}\n`)
  if (at === 0 || count < at || (count > at && !lasting)) return
  if (code === 'EXIT') process.exit(1)
  begin()
  throw Object.assign(new Error(`${code}: made to fail, ${name} '${path}'`), { code, syscall: name, path, errno: -1 })
}

for (const name of ['renameSync', 'mkdirSync', 'linkSync', 'symlinkSync', 'copyFileSync']) {
  const original = fs[name]
  fs[name] = (...parameters) => {
    // What a rename or a link makes is its second path. From one disk to another is never within one folder.
    const path = parameters[name === 'mkdirSync' ? 0 : 1]
    if (code !== 'EXDEV' || dirname(parameters[0]) !== dirname(path)) pass(name.replace('Sync', ''), path)
    return original(...parameters)
  }
}
fs.openSync = (path, ...others) => {
  pass('open', path)
  const file = openSync(path, ...others)
  paths.set(file, path)
  return file
}
fs.writeSync = (file, data, ...others) => {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  pass('write', paths.get(file), () => writeSync(file, bytes.subarray(0, bytes.length >> 1)))
  return writeSync(file, data, ...others)
}
const { fsyncSync } = fs
fs.fsyncSync = (file) => {
  pass('fsync', paths.get(file))
  return fsyncSync(file)
}
fs.writeFileSync = (target, data, options) => {
  const file = typeof target === 'number' ? target : fs.openSync(target, options?.flag ?? 'w')
  try {
    fs.writeSync(file, typeof data === 'string' ? Buffer.from(data) : data)
  } finally {
    if (file !== target) closeSync(file)
  }
}
fs.readFileSync = (path, ...others) => {
  pass('open', path)
  busy = true
  try {
    return readFileSync(path, ...others)
  } finally {
    busy = false
  }
}
syncBuiltinESMExports()
