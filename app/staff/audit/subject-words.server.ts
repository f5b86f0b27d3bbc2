import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Namespace } from '#app/platform/i18n/namespaces.ts'
import type { AuditEntry } from '#app/persistence/staff/audit-log.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'

type Tell = (value: string | number, language: Language) => string

const isId = /^[0-9a-f-]{36}$/i

/** The words at a key of some feature; the value itself where it has none. */
const wordsAt =
  (namespace: Namespace, group: string): Tell =>
  (value, language) => {
    const t = anyTextFor(language, namespace)
    const words = t(`${group}.${value}`)
    return words === `${group}.${value}` ? String(value) : words
  }

const task: Tell = (value, language) => {
  const item = findItem(String(value))
  return item ? itemTitle(item, language) : String(value)
}
/** A position; elsewhere it is the name itself. */
const location: Tell = (value, language) =>
  typeof value === 'number' ? textFor(language, 'staff/audit')('location', { number: value + 1 }) : value
const field = wordsAt('staff/relationships', 'fields')

/** How the parts of a note are told that are kept as keys. */
const tellings: Record<string, Tell> = {
  ...{ item: task, documentType: task, location, locationIndex: location },
  page: wordsAt('staff/audit', 'pages'),
  kind: wordsAt('staff/audit', 'kinds'),
  confirmed: wordsAt('staff/audit', 'confirmed'),
  connection: wordsAt('staff/audit', 'connections'),
  cause: wordsAt('platform/mail', 'causes'),
  fields: (value, language) =>
    String(value)
      .split(' ')
      .map((one) => field(one, language))
      .join(', '),
}

const count = wordsAt('staff/privacy', 'kinds')

/** What something was done to, without the ids, which say nothing to a reader. */
export function subjectInWords({ action, subject }: AuditEntry, language: Language): string {
  const isCounted = action.startsWith('person-')
  return Object.entries(subject)
    .flatMap(([name, value]) => {
      if (value === null || value === '' || name === 'id' || isId.test(String(value))) return []
      if (isCounted) return value === 0 ? [] : [`${count(name, language)}: ${value}`]
      return [tellings[name]?.(value, language) ?? String(value)]
    })
    .join(' · ')
}
