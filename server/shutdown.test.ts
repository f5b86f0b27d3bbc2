import type { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createShutdown } from './shutdown.ts'

/** Takes back what the shutdown listens to, as this process goes on. */
function restoreListeners(): void {
  const emitter: EventEmitter = process
  const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection']
  const before = new Map(events.map((event) => [event, emitter.rawListeners(event)]))
  onTestFinished(() => {
    for (const [event, listeners] of before) {
      emitter.removeAllListeners(event)
      for (const listener of listeners) emitter.on(event, listener as () => void)
    }
  })
}

test('what never ends does not keep the server: what was started before it is ended all the same', async () => {
  restoreListeners()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  onTestFinished(() => exit.mockRestore())
  const shutdown = createShutdown()
  const ended: string[] = []
  shutdown.onStop(() => Promise.resolve(void ended.push('database')))
  shutdown.onStop(() => new Promise(() => {}))
  const stopped = shutdown.stop(0)
  await vi.advanceTimersByTimeAsync(20_000)
  await stopped
  expect(ended).toEqual(['database'])
  expect(exit).toHaveBeenCalledWith(0)
})
