import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from './say.js'

const root = path.resolve(import.meta.dirname, '..')
const inRoot = (/** @type {string} */ name) => path.join(root, name)
const fingerprintFile = inRoot('build/fingerprint')

/** What the build is made of. */
const sources = ['app', 'server', 'drizzle', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']
const configFiles = /^(remix|vite|tailwind|postcss)\.config\.[jt]s$/

/** Installs the packages and builds, each only where it is missing or out of date. Ends the process where it fails. */
export function prepare() {
  install()
  build()
}

/** Installs the packages where node_modules does not hold what package-lock.json asks for, patches included. */
export function install() {
  if (isInstalled() && isPatched()) return
  // The build needs the development packages too, whatever NODE_ENV says.
  run('Installing packages (a minute or so)…', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
  // npm did it already, unless it was told to run no scripts.
  if (!isPatched()) run('Patching packages…', process.execPath, [inRoot('node_modules/patch-package/index.js')])
}

/** Builds where the sources have changed since the last build. */
export function build() {
  const fingerprint = fingerprintOfSources()
  if (existsSync(inRoot('build/server/index.js')) && readKept(fingerprintFile) === fingerprint) return
  rebuild(fingerprint)
}

/** Builds, and writes down the fingerprint of the sources. */
export function rebuild(fingerprint = fingerprintOfSources()) {
  rmSync(fingerprintFile, { force: true })
  run('Building…', process.execPath, [inRoot('node_modules/@remix-run/dev/dist/cli.js'), 'vite:build'])
  writeFileSync(fingerprintFile, fingerprint)
}

/** Whether node_modules holds what package-lock.json asks for; npm itself keeps a list of what it installed. */
function isInstalled() {
  const kept = readKept(inRoot('node_modules/.package-lock.json'))
  if (kept === undefined) return false
  const installed = JSON.parse(kept).packages
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([name, { version, optional, devOptional }]) =>
      name === '' || optional || devOptional || installed[name]?.version === version,
  )
}

/** Whether every line that the patches add stands in the packages. */
function isPatched() {
  return filesIn('patches').every((name) => {
    const parts = readFileSync(inRoot(name), 'utf8').split(/^diff --git a\/.* b\//m)
    return parts.slice(1).every((part) => {
      const [file = '', ...lines] = part.split('\n')
      const text = readKept(inRoot(file)) ?? ''
      return lines.every((line) => !/^\+(?!\+\+ )/.test(line) || text.includes(line.slice(1)))
    })
  })
}

/** A hash over the names and contents of all sources, tests left out. */
function fingerprintOfSources() {
  const hash = createHash('sha256')
  const configs = readdirSync(root).filter((name) => configFiles.test(name))
  for (const file of [...sources, ...configs].sort().flatMap(filesIn)) {
    hash.update(`${file}\0`).update(readFileSync(inRoot(file)))
  }
  return hash.digest('hex')
}

/**
 * @param {string} name a file, or a folder with all below it
 * @returns {string[]} paths from the project's folder
 */
function filesIn(name) {
  if (!existsSync(inRoot(name))) return []
  if (!statSync(inRoot(name)).isDirectory()) return /\.test\.tsx?$/.test(name) ? [] : [name]
  return readdirSync(inRoot(name))
    .sort()
    .flatMap((entry) => filesIn(`${name}/${entry}`))
}

/**
 * Says what it does, and shows what the command printed only when it fails.
 * @param {string} title
 * @param {string} command
 * @param {string[]} parameters
 */
function run(title, command, parameters) {
  say(title)
  const { status, signal, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
    // npm is a script on Windows.
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status === 0) return
  if (!signal) say(error?.message ?? `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n'), 'error')
  say(`${title.replace(/ .*|…/g, '')} failed.`, 'error')
  process.exit(1)
}

/** @param {string} file */
const readKept = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
