import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installPackage, isRootOnDebian } from './debian.js'

const libraries = '/usr/lib'
/** What libfaketime reads: see its manual page. */
const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC']
const dayLength = 86_400_000

/**
 * The variables with which a process, and whatever it starts, lives on another day: Node.js, PostgreSQL and all. The time
 * of day stays what it is, and time passes as fast as it does. None where no day is named.
 * @param {string | undefined} day like 2027-05-01
 * @returns {Record<string, string>}
 * @throws {Error} that says how to get the library, or that this is no day
 */
export function clockVariables(day = process.env.TEST_TODAY) {
  if (!day) return {}
  const wanted = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN
  if (Number.isNaN(wanted)) throw new Error(`TEST_TODAY: '${day}' is no day like 2027-05-01.`)
  // This process may live on another day itself; those that it starts would be moved twice.
  if (process.env.FAKETIME) return inheritedClock()
  const days = Math.round((wanted - Math.floor(Date.now() / dayLength) * dayLength) / dayLength)
  return {
    LD_PRELOAD: requireClock(),
    FAKETIME: `${days < 0 ? '' : '+'}${days}d`,
    // Timers and what is measured go by this one.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

/**
 * Those that this process was started with, for what it starts with settings of its own.
 * @returns {Record<string, string>}
 */
export function inheritedClock() {
  if (!process.env.FAKETIME) return {}
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name] ?? '']] : [])))
}

/**
 * The environment of this process without a moved clock: Chromium loads no page with one.
 * @returns {Record<string, string>}
 */
export function withoutClock() {
  const entries = Object.entries(process.env).map(([name, value]) => [name, value ?? ''])
  return Object.fromEntries(process.env.FAKETIME ? entries.filter(([name]) => !names.includes(name ?? '')) : entries)
}

/**
 * The library that moves the clock of a process; if there is none and we are root on Debian, it is installed.
 * @returns {string} path of the library
 * @throws {Error} that says how to get it
 */
function requireClock() {
  if (!findClock() && isRootOnDebian()) {
    console.log('Installing faketime…')
    installPackage('faketime')
  }
  const found = findClock()
  if (found) return found
  throw new Error('TEST_TODAY needs libfaketime, which this machine lacks: install the package faketime (Linux only).')
}

/** The one for programs with threads, which Node.js is. */
function findClock() {
  const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.includes('linux-gnu')) : []
  return folders
    .map((name) => path.join(libraries, name, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
}
