import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './parts.js'

/** Names the commit that the night run was last green on, to be committed after it. */
const file = path.join(root, 'tests/proof/last-green-night')

/**
 * The commit that the night run was last green on: what has not changed since need not be checked again in the gate.
 * @returns {string | undefined} undefined if there is none in the history of this checkout
 */
export function lastGreenNight() {
  try {
    const commit = readFileSync(file, 'utf8').trim()
    execFileSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd: root, stdio: 'ignore' })
    return commit
  } catch {
    return undefined
  }
}

/** Notes that the night run was green on what is committed. @returns {boolean} false if something is not committed */
export function noteGreenNight() {
  const git = (/** @type {string[]} */ ...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  try {
    if (git('status', '--porcelain') !== '') return false
    writeFileSync(file, `${git('rev-parse', 'HEAD')}\n`)
    return true
  } catch {
    // A tree without its history.
    return false
  }
}
