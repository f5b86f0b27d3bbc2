import type { TextKey } from '#app/platform/i18n/text.ts'
import { addressLine } from '#app/roadmap/letters/address.ts'
import {
  heading,
  paragraph,
  type Block,
  type Letter,
  type Line,
  type Row,
  type Writer,
} from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import type { ProcessingAgreement } from '../fields.ts'
import type { nl } from './nl.ts'
import { securityDocuments } from './request.ts'

type Words = Writer<TextKey<typeof nl>>

const subjects = ['subject', 'purpose', 'nature', 'data', 'people', 'duration'] as const
const duties = ['decides', 'instructs', 'tells'] as const
/** What article 28(3) of the GDPR asks of a processor, from a to h. */
const promises = ['instruction', 'secrecy', 'security', 'others', 'rights', 'help', 'end', 'control'] as const

/**
 * A model of the processing agreement, to be signed on paper: the parties as far as they are known, what article 28(3)
 * of the GDPR asks, and room for signatures. What only the supplier knows is left blank for its pen.
 */
export function writeAgreement(values: ProcessingAgreement, facts: Facts, words: Words): Letter {
  const { say, name, value } = words
  const organisation = facts.organisation.name || facts.organisationName
  const { signer } = values
  return {
    title: name('agreement.title'),
    fileName: name('agreement.file', { organisation }),
    blocks: [
      paragraph(say('agreement.draft')),
      heading(say('agreement.controller')),
      {
        kind: 'table',
        about: name('agreement.controller'),
        rows: [
          { name: name('agreement.name'), value: value(organisation) },
          { name: name('agreement.kvk'), value: value(facts.organisation.kvk) },
          { name: name('agreement.address'), value: addressLine(facts.organisation, words) },
          { name: name('agreement.signer'), value: value(listed(fullName(signer), signer.role)) },
          { name: name('agreement.dpo'), value: value(dpoLines(values)) },
        ],
      },
      heading(say('agreement.processor')),
      blank('agreement.processor', ['name', 'kvk', 'address'], words),
      paragraph(say('agreement.names')),
      heading(say('agreement.about')),
      {
        kind: 'table',
        about: name('agreement.about'),
        rows: subjects.map((subject) => ({
          name: name(`agreement.subjects.${subject}.name`),
          value: say(`agreement.subjects.${subject}.text`),
        })),
      },
      heading(say('agreement.organisationDoes')),
      { kind: 'list', items: duties.map((duty) => say(`agreement.duties.${duty}`)) },
      heading(say('agreement.supplierPromises')),
      { kind: 'list', items: promises.map((promise) => say(`agreement.promises.${promise}`)) },
      heading(say('agreement.annexes')),
      { kind: 'list', items: securityDocuments(words).map(plain) },
      heading(say('agreement.signingOrganisation')),
      {
        kind: 'table',
        about: name('agreement.signingOrganisation'),
        rows: [
          { name: name('agreement.person'), value: value(fullName(signer)) },
          { name: name('agreement.role'), value: value(signer.role) },
          ...penRows(['place', 'date', 'signature'], words),
        ],
      },
      heading(say('agreement.signingSupplier')),
      blank('agreement.signingSupplier', ['person', 'role', 'place', 'date', 'signature'], words),
    ],
  }
}

type Cell = 'name' | 'kvk' | 'address' | 'person' | 'role' | 'place' | 'date' | 'signature'

const penRows = (cells: readonly Cell[], { name }: Words): Row[] =>
  cells.map((cell) => ({ name: name(`agreement.${cell}`), value: [] }))

const blank = (about: TextKey<typeof nl>, cells: readonly Cell[], words: Words): Block => ({
  kind: 'table',
  about: words.name(about),
  rows: penRows(cells, words),
})

const plain = (text: string): Line => [{ text, isGap: false }]

const listed = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(', ')

const dpoLines = ({ dpo }: ProcessingAgreement): string =>
  [listed(fullName(dpo), dpo.title), dpo.email, dpo.phone].filter((line) => line.trim() !== '').join('\n')
