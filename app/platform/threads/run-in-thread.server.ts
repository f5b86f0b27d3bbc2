import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { z } from 'zod'

/** What a thread does with bytes that a stranger sent. */
export type ThreadTask = {
  /** The text of the module that the thread runs: a built server has no file for it. It finds the rest in `workerData`. */
  source: string
  /** Files of packages that it imports, from `workerData.libraries` in the same order. */
  libraries: readonly string[]
  /** With a buffer of their own, which the thread takes over: they are empty afterwards. */
  bytes: Uint8Array<ArrayBuffer>
  /** Whatever else it has to know. */
  task: Record<string, number | boolean | string>
  /** Megabytes of objects and text; buffers and WebAssembly are not counted, so the module has to limit them itself. */
  maxMegabytes: number
}

/**
 * Reads bytes of strangers in a thread of its own, so that no file can hold up or end the process: the thread is ended if
 * it takes more memory than it may, or if the signal says that it took too long. The module sends one message.
 * @param schema of that message
 * @throws the reason of the signal, what the module threw, or ERR_WORKER_OUT_OF_MEMORY
 */
export async function runInThread<Result>(
  { source, libraries, bytes, task, maxMegabytes }: ThreadTask,
  schema: z.ZodType<Result>,
  signal: AbortSignal,
): Promise<Result> {
  signal.throwIfAborted()
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    workerData: { libraries: libraries.map((file) => pathToFileURL(file).href), bytes, task },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 16 },
    // What a library says of a broken file is of no use to anybody.
    stdout: true,
    stderr: true,
    env: {},
  })
  try {
    const message = await new Promise<unknown>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`The thread ended with ${code}.`)))
    })
    return schema.parse(message)
  } finally {
    await worker.terminate()
  }
}
