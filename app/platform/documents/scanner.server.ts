import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** What the scanner says of a file; `name` is what it calls the virus. */
export type Verdict = { isClean: true } | { isClean: false; name: string }

/** Thrown where the scanner cannot be reached: later it may answer. */
export class ScannerAwayError extends Error {}

/** Thrown where the scanner goes away, or falls silent, while it looks at a file. */
export class ScanBrokenError extends Error {}

/** Thrown where the scanner answers that it cannot look at this file, such as one larger than it takes. */
export class UnscannableError extends Error {}

/** Milliseconds. */
export type Patience = {
  connect: number
  /** Without a sign of life, while the file is sent and after it; clamd itself gives up a file after two minutes. */
  silence: number
}

const usual: Patience = { connect: 5_000, silence: 150_000 }
const longestAnswer = 4096

/**
 * Has a file looked at by clamd, by its INSTREAM command. The file is read only as fast as clamd takes it.
 * @param address tcp://host:port or unix:/path
 * @param file read to its end, or destroyed
 * @param signal ends the conversation
 * @throws ScannerAwayError, ScanBrokenError, UnscannableError; what reading the file throws
 */
export async function scanFile(
  address: string,
  file: Readable,
  signal: AbortSignal,
  patience: Patience = usual,
): Promise<Verdict> {
  const socket = openSocket(address, patience)
  const end = () => {
    socket.destroy(new Error('the portal stops'))
    file.destroy()
  }
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  const answer = readAnswer(socket)
  // Looked at below; a scanner that has gone is found while sending too.
  answer.catch(() => {})
  try {
    await sendFile(socket, file, answer)
    return verdictOf(await answer)
  } finally {
    signal.removeEventListener('abort', end)
    socket.destroy()
    file.destroy()
  }
}

function openSocket(address: string, { connect: connectTime, silence }: Patience): Socket {
  const url = new URL(address)
  const socket =
    url.protocol === 'unix:'
      ? connect({ path: decodeURIComponent(url.pathname) })
      : connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) })
  socket.setTimeout(connectTime, () => socket.destroy(new Error('no sign of life')))
  socket.once('connect', () => socket.setTimeout(silence))
  return socket
}

/** All that clamd says until it closes the connection or ends its answer with a zero byte. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    let wasThere = false
    const away = (cause?: unknown) =>
      reject(
        wasThere
          ? new ScanBrokenError('The virus scanner broke off.', { cause })
          : new ScannerAwayError('The virus scanner does not answer.', { cause }),
      )
    socket.once('connect', () => (wasThere = true))
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const end = said.indexOf('\0')
      if (end >= 0) resolve(said.slice(0, end))
      else if (said.length > longestAnswer) away()
    })
    socket.on('error', away)
    socket.on('close', () => away())
  })
}

/**
 * Sends the file in pieces, each behind its length in four bytes; a length of zero ends it. Stops where clamd has
 * answered or gone before: the answer then says why.
 */
async function sendFile(socket: Socket, file: Readable, answer: Promise<string>): Promise<void> {
  let isOver = false
  const over = answer.then(
    () => void (isOver = true),
    () => void (isOver = true),
  )
  const send = (bytes: Uint8Array) =>
    Promise.race([over, new Promise<void>((resolve) => socket.write(bytes, () => resolve()))])
  await send(Buffer.from('zINSTREAM\0'))
  for await (const piece of file) {
    if (isOver) return
    const bytes = Buffer.from(piece)
    if (bytes.length > 0) await send(Buffer.concat([lengthOf(bytes.length), bytes]))
  }
  await send(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { isClean: true }
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (name !== undefined) return { isClean: false, name }
  throw new UnscannableError(answer)
}
