import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { WorkLine } from '#app/persistence/staff/today.server.ts'
import { initialsOf } from '#app/roadmap/flow/initials.ts'
import type { NamedPerson } from '#app/roadmap/people/people-in.ts'
import { locationAddress, organisationAddress, seenCardAddress } from '../organisations/addresses.ts'
import { requestAddress } from '../requests/addresses.ts'
import { reviewAddress } from '../review/addresses.ts'
import { userAddress } from '../users/addresses.ts'
import { valueOf } from './asked.ts'
import { workWords } from './words.server.ts'

/** A line of the list as the page shows it. */
export type WorkRow = {
  /** Tells it apart from all others, also in a form. */
  value: string
  group: WorkLine['group']
  organisation: { name: string; href: string }
  location: { name: string; href: string } | null
  why: string
  when: string
  /** Whether it has waited longer than it should, or slips. */
  isTooLong: boolean
  /** The same for other places of the organisation: how many things, and where they are listed. */
  more: { count: number; href: string } | null
  person: { name: string; role: string } | null
  phone: string | null
  owner: { name: string; initials: string } | null
  /** Where to go with it; null for what is done outside the portal. */
  action: { label: string; href: string } | null
  /** What it is, for names of buttons: 'De Zonnehof, Huis: ...'. */
  about: string
}

/**
 * A line of the list with whom to call about it; where nobody with a number is named, who of the organisation was here last.
 * @param all where everything is listed that the line stands for; null if it is shown whole
 * @param today calendar date
 */
export function rowOf(
  line: WorkLine,
  { person: named, all }: { person: NamedPerson | null; all: string | null },
  today: number,
  language: Language,
): WorkRow {
  const { organisationId, organisationName, row, locationName, locationIndex, group, owner, account } = line
  const person = named ?? (account && { ...account, role: '', phone: '' })
  const { why, when, isTooLong, subject } = workWords(line, today, language)
  const t = textFor(language, 'staff/today')
  const isOfLocation = row !== '' && locationIndex !== null
  const name = isOfLocation ? locationName || t('unnamed', { number: locationIndex + 1 }) : ''
  return {
    value: valueOf(line),
    group,
    organisation: { name: organisationName, href: organisationAddress(organisationId) },
    location: isOfLocation ? { name, href: locationAddress(organisationId, row) } : null,
    ...{ why, when, isTooLong },
    more: all === null ? null : { count: line.more, href: all },
    person: person && { name: person.name, role: person.role },
    phone: person?.phone || null,
    owner: owner === '' ? null : { name: owner, initials: initialsOf(owner) },
    action: actionOf(line, subject, language),
    about: `${[organisationName, name].filter(Boolean).join(', ')}: ${why}`,
  }
}

function actionOf(line: WorkLine, subject: string | null, language: Language) {
  const t = textFor(language, 'staff/today')
  const { organisationId, locationIndex, row, group } = line
  const card = seenCardAddress(organisationId, locationIndex)
  const link = subject === null ? card : `/admin/links/${organisationId}/${subject}`
  switch (group) {
    case 'appointments':
    case 'call':
      return null
    case 'passed':
      return { label: t('actions.answer'), href: locationAddress(organisationId, row) }
    case 'slips':
      return { label: t('actions.look'), href: card }
    case 'questions':
      return subject === null
        ? { label: t('actions.look'), href: card }
        : { label: t('actions.answer'), href: requestAddress({ organisationId, id: subject }) }
    case 'review': {
      if (subject === null) return { label: t('actions.look'), href: card }
      if (line.key.startsWith('signing-turn:')) return { label: t('actions.sign'), href: `${link}/sign` }
      const href = reviewAddress({ organisationId, id: subject }, { organisation: '', item: '' })
      return { label: t('actions.check'), href }
    }
    case 'wifi':
      return { label: t('actions.confirm'), href: locationAddress(organisationId, row) }
    case 'mail':
      return { label: t('actions.look'), href: line.key.startsWith('invitation:') ? userAddress(subject ?? '') : link }
    case 'nobody':
      return { label: t('actions.choose'), href: `/admin/relationship-management/${organisationId}` }
  }
}
