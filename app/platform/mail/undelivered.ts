import type { UndeliveredWhy } from '#app/persistence/mail/delivery.server.ts'
import type { Refusal } from '#app/persistence/mail/mail.server.ts'

/** The code of RFC 3463 in what a mail server said, such as 5.1.1. */
const statusIn = (words: string): string | undefined => /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0]

const isAboutFullness = (words: string): boolean =>
  /^[45]\.2\.2$/.test(statusIn(words) ?? '') || /\bover ?quota\b|\bquota exceeded\b|mailbox (is )?full/i.test(words)

/**
 * Why a message was returned, as far as what was said shows it.
 * @param words what the recipient's mail server said; '' for nothing
 * @param isHard whether it will never be otherwise
 */
export function whyReturned(words: string, isHard: boolean): UndeliveredWhy {
  if (isAboutFullness(words)) return 'mailbox-full'
  const status = statusIn(words)
  // 5.1.7 and 5.1.8 are about the sender.
  const isAboutAddress = status === undefined ? isHard : /^5\.(1\.(?![78]$)\d+|2\.1)$/.test(status)
  return isAboutAddress ? 'unknown-address' : 'refused'
}

/**
 * What it means that the mail server refused a message for good. Its address is at fault only where it was the address
 * that was refused and the server says nothing else: a server that does not send for us refuses every address.
 * @param isOfRecipient whether RCPT TO was refused, and not the sender or the text
 * @param words what it answered, with its number
 */
export function refusalFrom(isOfRecipient: boolean, words: string): Refusal {
  const isAboutAddress = isOfRecipient && /^55[013]\b/.test(words) && !/\brelay/i.test(words)
  const why = whyReturned(words, isAboutAddress)
  return { why, isHard: isAboutAddress && why === 'unknown-address' }
}
