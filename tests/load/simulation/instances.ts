import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Balancer, openBalancer } from '#tests/support/balancer.ts'
import { anyFreePort, startProcess, type StartedProcess } from '#tests/support/start-process.ts'
import { startBucket } from '../bucket.ts'
import { processorTime } from '../servers.ts'
import { peakMemory } from './machine.ts'

/** One of several servers of the built portal, and what it has taken since it was ready. */
type Instance = {
  name: string
  port: string
  process: StartedProcess
  /** Milliseconds of processor time: when it was ready; of those before it that were killed; of their starts. */
  atReady: number
  before: number
  starting: number
  /** Megabytes at most. */
  memory: number
}

/** Two servers with one database and one bucket behind one address. */
export type Instances = {
  balancer: Balancer
  /** What every server runs with, beside its own port and folder. */
  settings: { DATABASE_URL: string } & Record<string, string>
  instances: Instance[]
  /** Ends one without warning; gives when it had ended (ms, `performance.now()`). */
  kill: (instance: Instance) => Promise<number>
  startAgain: (instance: Instance) => Promise<void>
  /** Seconds of processor time since it was ready, and megabytes at most. */
  takenBy: (instance: Instance) => Promise<{ cpu: number; starting: number; memory: number }>
  stop: () => Promise<void>
}

/**
 * Starts them as their operator would, behind a proxy that is trusted, with the usual limits.
 * @param folder for the data folder of each and for the bucket
 */
export async function startInstances(folder: string, DATABASE_URL: string): Promise<Instances> {
  await mkdir(path.join(folder, 'bucket'))
  const bucket = await startBucket(path.join(folder, 'bucket'))
  const balancer = await openBalancer(await anyFreePort())
  const settings = {
    ...{ DATABASE_URL, APP_ORIGIN: balancer.origin, SESSION_SECRET: randomBytes(32).toString('base64url') },
    ...{ TRUST_PROXY: '1', RATE_LIMITS: '1', LOG_LEVEL: 'info', ...bucket.settings },
  }
  const launch = async (name: string, PORT: string) => {
    const started = startProcess({ ...settings, PORT, DATA_DIR: path.join(folder, name) })
    await started.ready
    return { process: started, atReady: await processorTime(started) }
  }
  const instances: Instance[] = []
  for (const name of ['first', 'second']) {
    const port = await anyFreePort()
    const started = await launch(name, port)
    instances.push({ name, port, ...started, before: 0, starting: started.atReady, memory: 0 })
  }
  balancer.leadTo(instances.map(({ port }) => port))
  const takenBy = async ({ process, atReady, before, starting, memory }: Instance) => ({
    cpu: (before + (await processorTime(process)) - atReady) / 1000,
    starting: starting / 1000,
    memory: Math.max(memory, await peakMemory(process.child.pid)),
  })
  return {
    balancer,
    settings,
    instances,
    async kill(instance) {
      const { cpu, memory } = await takenBy(instance)
      Object.assign(instance, { before: cpu * 1000, memory })
      instance.process.child.kill('SIGKILL')
      await instance.process.ended
      return performance.now()
    },
    async startAgain(instance) {
      const started = await launch(instance.name, instance.port)
      Object.assign(instance, started, { starting: instance.starting + started.atReady })
    },
    takenBy,
    async stop() {
      await balancer.close()
      for (const { process } of instances) {
        process.child.kill('SIGTERM')
        await process.ended
      }
      await bucket.stop()
    },
  }
}
