import { PassThrough } from 'node:stream'
import nodemailer from 'nodemailer'
import { z } from 'zod'
import { readMailbox, readSmtpServer, type Mailbox } from '#app/platform/config/mail.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { defaultLanguage } from '#app/platform/i18n/languages.ts'
import type { SendingOutcome } from '#app/persistence/mail/mail.server.ts'
import { log } from '#app/platform/log/log.ts'
import { refusalFrom } from './undelivered.ts'

const seconds = 1000
const product = textFor(defaultLanguage, 'common')('product')

/** A message as it goes out. */
export type OutgoingMail = {
  /** Of the row: the same at every attempt, so that who gets it twice can tell. */
  id: string
  /** The message that began what this one goes on with: programs put them together; left out where there is none. */
  follows?: string | null
  to: Mailbox
  /** Who gets the answers to it; null where whoever it comes from does. */
  replyTo: Mailbox | null
  /** Whose name stands before that of the portal; left out where it comes from the portal itself. */
  senderName?: string | undefined
  /** Where its like is stopped by one click (RFC 8058); left out where it cannot be. */
  unsubscribe?: string | undefined
  language: string
  /** Why it was written. */
  cause: string
  subject: string
  text: string
  html: string
  /** A file for calendar programs that goes along. */
  calendar?: string
  /** The PDF with the evidence of what its recipient signed, that goes along; null where none does. */
  evidence?: { fileName: string; bytes: Buffer } | null
}

/** Sends one message. Never rejects: what went wrong is the outcome. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<SendingOutcome>

/**
 * The way to the mail server.
 * @param smtpUrl SMTP_URL and
 * @param mailFrom MAIL_FROM, both checked when the settings were read
 */
export function openTransport(smtpUrl: string, mailFrom: string): Transport {
  const server = readSmtpServer(smtpUrl)
  const from = readMailbox(mailFrom)
  if (!server || !from) throw new Error('SMTP_URL and MAIL_FROM are checked at start.')
  const transporter = nodemailer.createTransport({
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    auth: server.login ? { user: server.login.user, pass: server.login.password } : undefined,
    // A password goes over the network by TLS or not at all. This computer's own mail server has no real certificate.
    requireTLS: server.login !== null && !server.isHere,
    tls: { rejectUnauthorized: !server.isHere },
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const [, domain] = from.address.split('@')
  /** Message-IDs of which the mail server was given every word. */
  const handedOver = new Set<string>()
  transporter.use('stream', ({ data, message }, done) => {
    const flush = (flushed: () => void) => {
      handedOver.add(String(data.messageId))
      flushed()
    }
    message.transform(() => new PassThrough({ flush }))
    done()
  })
  return async (
    { id, follows = null, to, replyTo, senderName, unsubscribe, language, cause, calendar, evidence, ...words },
    signal,
  ) => {
    const messageId = `<${id}@${domain}>`
    const first = follows === null ? undefined : `<${follows}@${domain}>`
    try {
      await transporter.sendMail({
        ...words,
        // Beside the words for programs that know it, and as a file for all others.
        ...(calendar && { icalEvent: { method: 'PUBLISH', filename: 'routekaart.ics', content: calendar } }),
        ...(evidence && {
          attachments: [{ filename: evidence.fileName, content: evidence.bytes, contentType: 'application/pdf' }],
        }),
        from: senderName ? { ...from, name: `${senderName} via ${from.name || product}` } : from,
        to,
        replyTo: replyTo ?? undefined,
        signal,
        messageId,
        inReplyTo: first,
        references: first,
        // No answers of machines to a machine.
        headers: {
          ...{ 'Auto-Submitted': 'auto-generated', 'Content-Language': language, 'X-Routekaart-Cause': cause },
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      return { state: 'sent' }
    } catch (error) {
      const failed = failure.catch({ message: String(error) }).parse(error)
      const { code, responseCode } = failed
      // The server's own words may hold an address: they stand with the message only.
      log.warn({ mailId: id, code, responseCode }, 'mail not sent')
      const problem = (failed.response ?? failed.message).slice(0, 1000)
      if (isRefusal(failed)) {
        return { state: 'failed', problem, refusal: refusalFrom(failed.command === 'RCPT TO', problem) }
      }
      const isMaybeSent = handedOver.has(messageId) && responseCode === undefined
      return { state: 'waiting', problem, ...(isMaybeSent && { isMaybeSent }) }
    } finally {
      handedOver.delete(messageId)
    }
  }
}

/** What is read of the errors of nodemailer. */
const failure = z.object({
  code: z.string().optional(),
  /** What the mail server answered, where it did: its number, all of it, and whether it will never say anything else. */
  responseCode: z.number().optional(),
  response: z.string().optional(),
  permanent: z.boolean().optional(),
  /** What it was an answer to. */
  command: z.string().optional(),
  message: z.string(),
})

/**
 * Whether the message is refused for good. A mail server that does not know us or our password is not: somebody may put
 * that right.
 */
const isRefusal = ({ code, permanent }: z.output<typeof failure>): boolean =>
  permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
