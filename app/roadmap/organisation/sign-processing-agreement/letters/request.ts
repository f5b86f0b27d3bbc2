import type { TextKey } from '#app/platform/i18n/text.ts'
import type { Writer } from '#app/roadmap/letters/letter.ts'
import type { Message } from '#app/roadmap/letters/message.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import type { ProcessingAgreement } from '../fields.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

type RequestFacts = {
  values: Pick<ProcessingAgreement, 'signer' | 'dpo'>
  organisation: string
  /** Who asks. */
  sender: { name: string; email: string }
  /** What goes with the agreement, by the names it has there. */
  documents: readonly string[]
}

/** The documents about information security: each is a slot of the item. */
export const securitySlots = ['measures', 'data', 'incidents'] as const

/** What the documents about information security are called, in the order of their slots. */
export const securityDocuments = ({ name }: Words): string[] =>
  securitySlots.map((document) => name(`documents.${document}`))

/** Asks the signer and the data protection officer to read the agreement: each by name, where they are known. */
export function writeRequest({ values, organisation, sender, documents }: RequestFacts, words: Words): Message {
  const { name } = words
  const { signer, dpo } = values
  const points = [
    dpoPoint(fullName(dpo)),
    fullName(signer) === ''
      ? name('request.askSigner', { organisation })
      : name('request.askNamedSigner', { name: fullName(signer), organisation }),
  ]
  return {
    to: dpo.email,
    subject: name('request.subject', { organisation }),
    text: [
      hello(signer.first_name.trim(), dpo.first_name.trim()),
      name('request.why', { organisation }),
      listed(name('request.ask'), points),
      ...(documents.length > 0 ? [listed(name('request.documents'), documents)] : []),
      [name('request.thanks'), sender.name, sender.email].join('\n'),
    ].join('\n\n'),
  }

  function hello(signerName: string, dpoName: string): string {
    if (signerName && dpoName) return name('request.helloBoth', { signer: signerName, dpo: dpoName })
    const one = signerName || dpoName
    return one ? name('request.helloOne', { name: one }) : name('request.helloNobody')
  }

  function dpoPoint(dpoName: string): string {
    return dpoName === '' ? name('request.askDpo') : name('request.askNamedDpo', { name: dpoName })
  }
}

const listed = (title: string, points: readonly string[]): string =>
  [title, ...points.map((point) => `- ${point}`)].join('\n')
