import type { TextKey } from '#app/platform/i18n/text.ts'
import { addressLine } from '#app/roadmap/letters/address.ts'
import {
  agreementTable,
  byPen,
  isModel,
  listed,
  supplierCells,
  supplierSignature,
} from '#app/roadmap/letters/agreement-table.ts'
import { heading, paragraph, type Letter, type Line, type Writer } from '#app/roadmap/letters/letter.ts'
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
 * signatures.
 */
export function writeAgreement(values: ProcessingAgreement, facts: Facts, words: Words): Letter {
  const { say, name, value } = words
  const organisation = facts.organisation.name || facts.organisationName
  const { signer } = values
  const { provider } = facts
  const isDraft = isModel(provider)
  return {
    title: name(isDraft ? 'agreement.title' : 'agreement.finalTitle'),
    fileName: name(isDraft ? 'agreement.file' : 'agreement.finalFile', { organisation }),
    blocks: [
      paragraph(isDraft ? say('agreement.draft') : say('agreement.version', { version: agreementVersion })),
      ...agreementTable('agreement.controller', words, {
        ...{ name: value(organisation), kvk: value(facts.organisation.kvk) },
        address: addressLine(facts.organisation, words),
        ...{ signer: value(listed(fullName(signer), signer.role)), dpo: value(dpoLines(values)) },
      }),
      ...agreementTable('agreement.processor', words, supplierCells(provider, words)),
      paragraph(say('agreement.names')),
      ...(isDraft ? [paragraph(say('agreement.supplierFillsIn'))] : []),
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
      ...agreementTable('agreement.signingOrganisation', words, {
        ...{ person: value(fullName(signer)), role: value(signer.role) },
        ...byPen,
      }),
      ...agreementTable('agreement.signingSupplier', words, supplierSignature(provider, words)),
    ],
  }
}

const plain = (text: string): Line => [{ text, isGap: false }]

const dpoLines = ({ dpo }: ProcessingAgreement): string =>
  [listed(fullName(dpo), dpo.title), dpo.email, dpo.phone].filter((line) => line.trim() !== '').join('\n')
