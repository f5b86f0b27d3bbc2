import { missingOfProvider } from '#app/platform/site/provider.ts'
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

/** Stands in what is signed; raised whenever the words of the agreement change, which `agreement-words.test.ts` sees. */
export const agreementVersion = '2026-1'

/**
 * The processing agreement: the parties as far as they are known, what article 28(3) of the GDPR asks, and room for
 * signatures. As long as provider staff did not say who the supplier is, it is a model, with blanks for the supplier's pen.
 */
export function writeAgreement(values: ProcessingAgreement, facts: Facts, words: Words): Letter {
  const { say, name, value } = words
  const organisation = facts.organisation.name || facts.organisationName
  const { signer } = values
  const { provider } = facts
  const isModel = missingOfProvider(provider).length > 0
  return {
    title: name(isModel ? 'agreement.title' : 'agreement.finalTitle'),
    fileName: name(isModel ? 'agreement.file' : 'agreement.finalFile', { organisation }),
    blocks: [
      paragraph(isModel ? say('agreement.draft') : say('agreement.version', { version: agreementVersion })),
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
      isModel
        ? blank('agreement.processor', ['name', 'kvk', 'address'], words)
        : {
            kind: 'table',
            about: name('agreement.processor'),
            rows: [
              { name: name('agreement.name'), value: value(provider.name) },
              { name: name('agreement.kvk'), value: value(provider.kvk) },
              { name: name('agreement.address'), value: addressLine(provider, words) },
              { name: name('agreement.signer'), value: value(listed(provider.signer, provider.signerRole)) },
            ],
          },
      paragraph(say('agreement.names')),
      ...(isModel ? [paragraph(say('agreement.supplierFillsIn'))] : []),
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
          ...penRows(byPen, words),
        ],
      },
      heading(say('agreement.signingSupplier')),
      isModel
        ? blank('agreement.signingSupplier', ['person', 'role', ...byPen], words)
        : {
            kind: 'table',
            about: name('agreement.signingSupplier'),
            rows: [
              { name: name('agreement.person'), value: value(provider.signer) },
              { name: name('agreement.role'), value: value(provider.signerRole) },
              ...penRows(byPen, words),
            ],
          },
    ],
  }
}

type Cell = 'name' | 'kvk' | 'address' | 'person' | 'role' | 'place' | 'date' | 'signature'

const byPen = ['place', 'date', 'signature'] as const satisfies Cell[]

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
