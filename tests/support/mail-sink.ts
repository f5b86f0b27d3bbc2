import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { anyFreePort } from './start-process.ts'

/** Somebody who came with a message and waits for an answer. */
type Caller = { to: string; accept: () => void; refuse: (code: number, words: string) => void }

/** A mail server that keeps what it gets. */
export type MailSink = {
  url: string
  /** Every message that was taken, as often as it was. */
  taken: Email[]
  /** How often somebody came with a message, taken or not. */
  calls: () => number
  /** Answers in place of taking the message; null takes everything again. */
  answerBy: (answer: ((caller: Caller) => void) | null) => void
  /** Addresses that are refused when they are named, each with the words for it, which begin with a number. */
  refused: Map<string, string>
  leave: () => Promise<void>
  comeBack: () => Promise<void>
}

/** Opens a mail server on a port of this computer, without TLS. */
export async function openMailSink(): Promise<MailSink> {
  const port = Number(await anyFreePort())
  const taken: Email[] = []
  let calls = 0
  const refused = new Map<string, string>()
  let answer: ((caller: Caller) => void) | null = null
  const serve = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo({ address }, _session, done) {
        const words = refused.get(address)
        if (words === undefined) return done()
        const [responseCode, ...rest] = words.split(' ')
        done(Object.assign(new Error(rest.join(' ')), { responseCode: Number(responseCode) }))
      },
      onData(stream, { envelope }, done) {
        const whole = stream.toArray().then(async (chunks) => {
          const email = await PostalMime.parse(Buffer.concat(chunks))
          calls += 1
          const accept = () => {
            taken.push(email)
            done()
          }
          const refuse = (responseCode: number, words: string) =>
            done(Object.assign(new Error(words), { responseCode }))
          const to = envelope.rcptTo.map(({ address }) => address).join()
          if (answer) answer({ to, accept, refuse })
          else accept()
        })
        // Who breaks off in the middle of a message is told nothing more.
        whole.catch(done)
      },
    }).on('error', () => {})
  let server = serve()
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }
  await listen()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    calls: () => calls,
    refused,
    answerBy: (by) => {
      answer = by
    },
    leave: () => new Promise((resolve) => server.close(() => resolve())),
    async comeBack() {
      server = serve()
      await listen()
    },
  }
}
