import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

/** Shared with the log of the portal (app/platform/log/instance.ts), which starts in the same process. */
const kept = /** @type {typeof globalThis & { routekaartInstance?: string }} */ (globalThis)

/**
 * Says something before there is a build, and with it a log: plainly to a person at a terminal, else as a line of JSON.
 * @param {string} words
 * @param {'info' | 'error'} level
 */
export function say(words, level = 'info') {
  const stream = level === 'error' ? process.stderr : process.stdout
  // Where nobody reads it, the start goes on all the same.
  stream.on('error', () => {})
  stream.write(`${stream.isTTY ? words : line(words, level)}\n`)
}

/** @param {string} msg @param {'info' | 'error'} level */
function line(msg, level) {
  const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'))
  const instance = (kept.routekaartInstance ??= `${hostname()}-${randomBytes(3).toString('hex')}`)
  return JSON.stringify({ level: level === 'error' ? 50 : 30, time: new Date().toISOString(), version, instance, msg })
}
