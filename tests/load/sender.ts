import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { sendFile } from './sent-files.ts'

/** What the thread is told to send, and where. */
const order = z.object({
  origin: z.string(),
  cookie: z.string(),
  files: z.array(z.object({ number: z.number(), bytes: z.number() })),
})

// A thread of its own: what making and sending the bytes costs must not be taken for the server's slowness.
const { origin, cookie, files } = order.parse(workerData)
await Promise.all(files.map((file) => sendFile(origin, cookie, file)))
parentPort?.postMessage('sent')
