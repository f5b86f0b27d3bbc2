import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { readCpuSeconds, withCpuTime } from './cpu-seconds.js'
import { machineSeconds } from './machine.js'
import { resultsFolder } from './parts.js'

/** @typedef {import('./parts.js').Part} Part */
/** @typedef {{ part: Part, isWell: boolean, seconds: number, cpuSeconds?: number }} Ended */

/** Two of them fill two cores. */
const lanes = 2

/**
 * Runs every part to its end, in this order, and shows what they say one after the other: first those that use one core, two at a
 * time, then those that use both, one at a time. One that waits for a part that failed counts as failed.
 * @param {Part[]} parts
 * @returns {Promise<Ended[]>} in the order of `parts`
 */
export async function runParts(parts) {
  const voices = takeTurns(parts.length)
  const [narrow, wide] = [parts.filter(({ isWide }) => !isWide), parts.filter(({ isWide }) => isWide)]
  /** @type {Map<string, Promise<Ended>>} */
  const ends = new Map()
  const runLane = async (/** @type {Part[]} */ left) => {
    for (let part = left.shift(); part; part = left.shift()) {
      const voice = voices[parts.indexOf(part)]
      const earlier = part.after === undefined ? undefined : ends.get(part.after)
      const end = Promise.resolve(earlier).then((before) => run(part, before?.isWell ?? true, voice))
      ends.set(part.name, end)
      await end
    }
  }
  await Promise.all(Array.from({ length: lanes }, () => runLane(narrow)))
  await runLane(wide)
  return Promise.all(parts.map(({ name }) => /** @type {Promise<Ended>} */ (ends.get(name))))
}

/** @typedef {{ say: (text: string) => void, end: () => void }} Voice */

/**
 * @param {Part} part
 * @param {boolean} canBegin
 * @param {Voice | undefined} voice
 * @returns {Promise<Ended>}
 */
async function run(part, canBegin, voice) {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  // It runs alone, and browsers and databases outlive whoever started them: what the whole machine does meanwhile is its own.
  const cpuBefore = part.isWide ? machineSeconds() : undefined
  voice?.say(`\n== ${part.name}\n`)
  const isWell = canBegin ? await runCommand(part, voice) : false
  if (!canBegin) voice?.say(`Not begun: ${part.after} failed.\n`)
  const cpuSeconds =
    cpuBefore === undefined ? readCpuSeconds(fileOf(part.name, 'cpu')) : (machineSeconds() ?? 0) - cpuBefore
  voice?.say(`${isWell ? 'ok' : 'FAILED'}: ${part.name} (${inMinutes(seconds())})\n`)
  voice?.end()
  return { part, isWell, seconds: seconds(), cpuSeconds }
}

/** @param {Part} part @param {Voice | undefined} voice @returns {Promise<boolean>} whether it ended well */
async function runCommand({ name, command, env }, voice) {
  const log = createWriteStream(fileOf(name, 'log'))
  const [program = '', ...words] = withCpuTime(command, fileOf(name, 'cpu'))
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // npm and npx are scripts on Windows.
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      log.write(text)
      voice?.say(text)
    })
  }
  const [code] = await once(child, 'close').catch((error) => {
    voice?.say(`${error.message}\n`)
    return [1]
  })
  log.end()
  return code === 0
}

/** A file about a part, in the folder of results. @param {string} name @param {string} ending */
const fileOf = (name, ending) => path.join(resultsFolder, `${name.replaceAll(':', '-')}.${ending}`)

/**
 * Voices that are heard one after the other: the first at once, each other one when all before it have ended.
 * @param {number} count
 * @returns {Voice[]}
 */
function takeTurns(count) {
  let turn = 0
  const voices = Array.from({ length: count }, () => ({ kept: '', isOver: false }))
  const passOn = () => {
    for (let voice = voices[turn]; voice; voice = voices[++turn]) {
      process.stdout.write(voice.kept)
      voice.kept = ''
      if (!voice.isOver) return
    }
  }
  return voices.map((voice) => ({
    say: (text) => {
      voice.kept += text
      passOn()
    },
    end: () => {
      voice.isOver = true
      passOn()
    },
  }))
}

/** @param {number} seconds */
export function inMinutes(seconds) {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
