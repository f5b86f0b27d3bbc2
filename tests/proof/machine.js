import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { Worker } from 'node:worker_threads'
import { cpuSecondsIn } from './cpu-seconds.js'

/**
 * How fast the machine is: a fixed loop, alone and in two threads at once, and a start of Node. Milliseconds; CPU is the sum of
 * all threads.
 * @typedef {{ cpu: number, wall: number }} LoopTime
 * @typedef {{ one: LoopTime, two: LoopTime, start?: number }} MachineSpeed
 */

/** Takes 126 ms of CPU on the machine that the budget of the gate was set on. */
const loop = `
  const { parentPort } = require('node:worker_threads')
  parentPort.once('message', () => {
    let x = 0
    for (let n = 0; n < 2e7; n += 1) x = (x * 31 + n) | 0
    parentPort.postMessage(x)
  })
`

/** Measures the loop in one lane, then in two, then the start. @returns {Promise<MachineSpeed>} */
export async function measureMachine() {
  return { one: await timeLoops(1), two: await timeLoops(2), start: timeStarts() }
}

const starts = 10

/**
 * CPU milliseconds of a start of Node. Two machines with the same loop can need twice the time for it, as for all that loads
 * code, takes memory and begins processes, which is most of what tests do.
 */
function timeStarts() {
  if (process.platform === 'win32') return undefined
  const script = `for n in $(seq ${starts}); do "$0" -e 0; done; times`
  return (cpuSecondsIn(execFileSync('sh', ['-c', script, process.execPath], { encoding: 'utf8' })) / starts) * 1000
}

/** @param {number} lanes @returns {Promise<LoopTime>} */
async function timeLoops(lanes) {
  const workers = Array.from({ length: lanes }, () => new Worker(loop, { eval: true }))
  // To start a thread is no part of it.
  await Promise.all(workers.map((worker) => once(worker, 'online')))
  const began = performance.now()
  const before = process.cpuUsage()
  const ends = workers.map((worker) => once(worker, 'message'))
  for (const worker of workers) worker.postMessage('go')
  await Promise.all(ends)
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000, wall: performance.now() - began }
}

/** One line. @param {MachineSpeed} speed */
export const machineLine = ({ one, two, start }) =>
  `loop: ${one.cpu.toFixed(0)} ms CPU, ${one.wall.toFixed(0)} ms wall; two at once: ${two.cpu.toFixed(0)} ms CPU, ` +
  `${two.wall.toFixed(0)} ms wall${start === undefined ? '' : `; a start of Node: ${start.toFixed(0)} ms CPU`}`

/**
 * CPU seconds that all processes of the machine have used since it started: the only count that holds processes whose parent
 * ended before them.
 * @returns {number | undefined} undefined if the system does not say
 */
export function machineSeconds() {
  if (os.platform() !== 'linux') return undefined
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = all.split(/\s+/).slice(1).map(Number)
  // In hundredths of a second on every Linux that Node runs on.
  return (user + nice + system + interrupts + softInterrupts) / 100
}
