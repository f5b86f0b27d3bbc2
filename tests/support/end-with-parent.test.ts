import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.js')).href

/** A program that runs until it is told to end. */
function startEndless(source: string, words: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...words, '--eval', `${source}; setInterval(() => {}, 1000)`], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { child, output: () => output, ended: once(child, 'close') }
}

/** Has a thread of its own, as the portal has for drawing, and ends in order as the portal does. */
const likeThePortal = `
  process.on('SIGTERM', () => { console.log('told to end'); process.exit(0) })
  const { Worker } = require('node:worker_threads')
  const thread = new Worker(new URL('data:text/javascript,process.stdin.resume()'))
  thread.on('exit', () => setImmediate(() => setImmediate(() => console.log('thread over'))))`

test('what a test starts ends once the test has gone, with its database, but not because a thread of it ends', async () => {
  const database = startEndless('')
  const own = { TEST_DATABASE_PID: String(database.child.pid) }
  const portal = startEndless(likeThePortal, ['--import', endWithParent], own)
  await expect.poll(portal.output, { timeout: 20_000 }).toContain('thread over')
  portal.child.stdin.destroy()
  await portal.ended
  expect(portal.output()).toBe('thread over\ntold to end\n')
  expect(await database.ended).toEqual([null, 'SIGINT'])
})
