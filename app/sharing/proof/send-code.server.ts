import { database } from '#app/persistence/database.server.ts'
import { findSignerAt, type NumberedEvidence } from '#app/persistence/links/proofs.server.ts'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { mailedCode, periodOf } from '../mailed-code.server.ts'
import { languageOfLink } from '../sent/link-words.server.ts'
import { proofAddress } from './address.ts'

/**
 * Sends the code for evidence to an address at which somebody signed it; to any other nothing, and nobody is told which it was.
 * Once in half an hour, however often it is asked for.
 * @param now the moment at which it is asked for
 */
export async function sendProofCode(numbered: NumberedEvidence, address: string, now = Date.now()): Promise<void> {
  const signer = await findSignerAt(numbered, address)
  if (!signer) return
  const { number, organisation, organisationId } = numbered
  const language = languageOfLink(signer)
  const period = periodOf(now)
  const page = `${primaryOrigin()}${proofAddress(number)}?code`
  const code = mailedCode('proof-code', number, signer.address, period)
  await queueMail(database(), {
    ...templateWords('proof-code', language, { name: signer.name, organisation, number, code }, page),
    ...{ language, cause: 'proof-code', organisationId },
    preheader: asHeadline(textFor(language, 'sharing/mail')('proofCode', { organisation })),
    to: { name: signer.name, address: signer.address },
    onceKey: `proof-code ${number} ${signer.linkId} ${period}`,
  })
}
