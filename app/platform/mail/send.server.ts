import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { defaultLanguage, isLanguage } from '#app/platform/i18n/languages.ts'
import { sendWaitingMail, type SendingOutcome, type WaitingMail } from '#app/persistence/mail/mail.server.ts'
import { log } from '#app/platform/log/log.ts'
import { composeMail } from './compose.server.ts'
import { evidenceOfMail } from './evidence-of-mail.server.ts'
import { openWords } from './sealed-text.server.ts'
import type { Transport } from './transport.server.ts'
import { unsubscribeAddress } from './unsubscribe.server.ts'

/** After so many attempts, which take some 16 hours, a message counts as failed. */
const maxAttempts = 12

/** Thrown where a message has to be tried again later. */
export class NotSentYetError extends Error {}

const payload = z.object({ id: z.guid() })

/**
 * Sends the message of a job, unless it was sent.
 * @param job what `addSendingJobs` made
 * @throws NotSentYetError where the queue has to let it come by again
 */
export async function sendMail(job: unknown, transport: Transport, signal: AbortSignal): Promise<void> {
  const { id } = payload.parse(job)
  const outcome = await sendWaitingMail(id, (mail) => attempt(mail, transport, signal))
  if (outcome?.state === 'sent') log.info({ mailId: id }, 'mail sent')
  if (outcome?.state === 'failed') log.warn({ mailId: id }, 'mail given up')
  if (outcome?.state === 'waiting') throw new NotSentYetError('The message is tried again later.')
}

/** The PDF that goes along; null where none does, 'away' where it cannot be read now. */
async function readEvidence(mail: WaitingMail) {
  const found = await evidenceOfMail(mail)
  if (!found) return null
  const { fileName, storageKey } = found
  try {
    return { fileName, bytes: await buffer(await fileStore().read(storageKey)) }
  } catch (error) {
    log.warn({ mailId: mail.id, err: error }, 'evidence not read')
    return 'away'
  }
}

async function attempt(mail: WaitingMail, transport: Transport, signal: AbortSignal): Promise<SendingOutcome> {
  const { id, follows, toName, toAddress, cause, subject } = mail
  const words = openWords(mail.sealedText)
  if (!words) return { state: 'failed', problem: 'SESSION_SECRET: the text cannot be read any more.' }
  const language = isLanguage(mail.language) ? mail.language : defaultLanguage
  const to = { name: toName, address: toAddress }
  const unsubscribe = words.stop && unsubscribeAddress({ stop: words.stop, language })
  const { text, html } = composeMail({ ...words, language, cause, subject, unsubscribe })
  const { replyTo, senderName, calendar } = words
  const evidence = await readEvidence(mail)
  const outcome: SendingOutcome =
    evidence === 'away'
      ? { state: 'waiting', problem: 'The evidence of signing cannot be read now.' }
      : await transport(
          {
            id,
            follows,
            to,
            replyTo,
            senderName,
            unsubscribe,
            language,
            cause,
            subject,
            text,
            html,
            calendar,
            evidence,
          },
          signal,
        )
  const isLast = mail.attempts + 1 >= maxAttempts
  return outcome.state === 'waiting' && isLast ? { state: 'failed', problem: outcome.problem } : outcome
}
