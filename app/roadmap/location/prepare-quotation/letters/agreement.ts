import { formatMonth } from '#app/platform/i18n/dates.ts'
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
import { heading, paragraph, type Letter, type Row, type Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { fullName } from '#app/roadmap/rules/values.ts'
import type { Quotation } from '../fields.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

const organisationDuties = ['network', 'people', 'tells', 'care'] as const
const supplierDuties = ['delivers', 'trains', 'helps', 'data'] as const
const terms = ['duration', 'costs', 'personalData'] as const

/** Stands in what is signed; raised whenever the words of the agreement change, which `agreement-words.test.ts` sees. */
export const studyAgreementVersion = '2026-1'

/**
 * The study agreement of a location: the parties, how many bed sensors where and from when, who does what, and room for
 * signatures.
 */
export function writeStudyAgreement(values: Quotation, facts: Facts, words: Words): Letter {
  const { say, name, value } = words
  const { signer } = values
  const { locationName: location, organisation, organisationName, provider } = facts
  const isDraft = isModel(provider)
  return {
    title: name(isDraft ? 'agreement.title' : 'agreement.finalTitle'),
    fileName: name(isDraft ? 'agreement.file' : 'agreement.finalFile', { location }),
    blocks: [
      paragraph(isDraft ? say('agreement.draft') : say('agreement.version', { version: studyAgreementVersion })),
      ...agreementTable('agreement.organisation', words, {
        ...{ name: value(organisation.name || organisationName), kvk: value(organisation.kvk) },
        address: addressLine(organisation, words),
        signer: value(listed(fullName(signer), signer.role)),
      }),
      ...agreementTable('agreement.supplier', words, supplierCells(provider, words)),
      paragraph(say('agreement.names')),
      heading(say('agreement.about')),
      { kind: 'table', about: name('agreement.about'), rows: aboutRows(values, facts, words) },
      heading(say('agreement.organisationDoes')),
      { kind: 'list', items: organisationDuties.map((duty) => say(`agreement.organisationDuties.${duty}`)) },
      heading(say('agreement.supplierDoes')),
      { kind: 'list', items: supplierDuties.map((duty) => say(`agreement.supplierDuties.${duty}`)) },
      heading(say('agreement.further')),
      { kind: 'list', items: terms.map((term) => say(`agreement.terms.${term}`)) },
      ...agreementTable('agreement.signingOrganisation', words, {
        ...{ person: value(fullName(signer)), role: value(signer.role) },
        ...byPen,
      }),
      ...agreementTable('agreement.signingSupplier', words, supplierSignature(provider, words)),
    ],
  }
}

/** What is agreed of this location; the sensors of each ward only where there is more than one. */
function aboutRows(values: Quotation, { locationName, basicInformation }: Facts, words: Words): Row[] {
  const { name, value, language } = words
  const { wards, numberOfBeds } = basicInformation
  const { start_month: month, start_year: year, remarks } = values
  const start = month === null || year === null ? null : `${formatMonth(month, language)} ${year}`
  return [
    { name: name('agreement.location'), value: value(locationName) },
    { name: name('agreement.address'), value: addressLine(values.location, words) },
    { name: name('agreement.sensors'), value: value(numberOfBeds || null) },
    ...(wards.length > 1
      ? wards.map((ward, n) => ({
          name: name('agreement.sensorsOf', { ward: ward.name || n + 1 }),
          value: value(ward.numberOfBeds),
        }))
      : []),
    { name: name('agreement.start'), value: value(start) },
    ...(remarks.trim() === '' ? [] : [{ name: name('agreement.remarks'), value: value(remarks) }]),
  ]
}
