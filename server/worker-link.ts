import cluster from 'node:cluster'
import { EventEmitter } from 'node:events'
import { log } from '../app/platform/log/log.ts'
import { readFromPrimary, type FromPrimary, type FromWorker } from './worker-messages.ts'

/** Milliseconds that the primary process gets for an answer. */
const patience = 5000

type Order = Exclude<FromPrimary['say'], 'answer'> | 'gone'

/** A worker's line to the primary process. */
export type Link = {
  /** Resolves when it is on its way, or cannot be sent any more. */
  tell: (message: FromWorker) => Promise<void>
  /** Does this when the primary says so; `gone` is said by its end. */
  on: (order: Order, work: () => void) => void
  /** Rejects where no answer comes. */
  ask: (about: 'metrics' | 'mail') => Promise<string>
}

/** Opens the line. To be called once, in a worker. */
export function openLink(): Link {
  const orders = new EventEmitter()
  const answers = new Map<number, (answer: string) => void>()
  let questions = 0
  process.on('message', (message) => {
    const read = readFromPrimary(message)
    if (read?.say === 'answer') answers.get(read.question)?.(read.answer)
    else if (read) orders.emit(read.say)
  })
  cluster.worker?.once('disconnect', () => {
    // Else Node.js ends the process at once, with its requests.
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
    orders.emit('gone')
  })
  // Libraries go on telling; unheard, this would end the process before its requests are answered.
  process.on('error', (error) => log.warn({ err: error }, 'the primary process cannot be told anything'))
  const tell = (message: FromWorker) =>
    new Promise<void>((resolve) => void process.send?.(message, undefined, undefined, () => resolve()))
  return {
    tell,
    on: (order, work) => void orders.on(order, work),
    ask(about) {
      const question = (questions += 1)
      return new Promise<string>((resolve, reject) => {
        answers.set(question, resolve)
        setTimeout(() => reject(new Error('The primary process does not answer.')), patience).unref()
        void tell({ say: 'ask', about, question })
      }).finally(() => answers.delete(question))
    },
  }
}
