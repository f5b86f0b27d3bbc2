import { readFileSync } from 'node:fs'
import process from 'node:process'

/**
 * The command that runs another one and writes to a file how much CPU time it took, all of its children included. Windows
 * has no such count: there it is the command itself.
 * @param {string[]} command
 * @param {string} file
 * @returns {string[]}
 */
export const withCpuTime = (command, file) =>
  process.platform === 'win32' ? command : ['sh', '-c', '"$@"; code=$?; times > "$0"; exit $code', file, ...command]

/** CPU seconds that `withCpuTime` wrote. @param {string} file @returns {number | undefined} undefined if there are none */
export function readCpuSeconds(file) {
  try {
    return cpuSecondsIn(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * What the shell's `times` says of its children, on its second line: user and system time, such as `1m2.34s 0m3.45s`.
 * @param {string} text
 */
export function cpuSecondsIn(text) {
  const times = [...(text.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}
