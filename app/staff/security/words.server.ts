import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { securityKinds } from '#app/persistence/staff/security.server.ts'
import type { SecurityRow } from '#app/persistence/staff/security-log.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'

/** What a kind is called; one that nobody writes any more by its own name. */
export function kindInWords(kind: string, language: Language): string {
  const known = securityKinds.find((one) => one === kind)
  return known ? textFor(language, 'staff/security')(`kinds.${known}`) : kind
}

/** What else is known of an entry, without ids, which say nothing to a reader. */
export function moreInWords({ facts, details }: SecurityRow, language: Language): string {
  const t = textFor(language, 'staff/security')
  const any = anyTextFor(language, 'staff/security')
  const audit = anyTextFor(language, 'staff/audit')
  const told = Object.entries(facts).flatMap(([name, value]) => {
    switch (name) {
      case 'reason':
      case 'how':
      case 'right':
      case 'given':
      case 'before':
        return any(`facts.${name}.${value}`)
      case 'action':
        return audit(`actions.${value}`)
      case 'page':
        return audit(`pages.${value}`)
      case 'item':
      case 'documentType': {
        const item = findItem(String(value))
        return item ? itemTitle(item, language) : []
      }
      // The client id, as the page of the key shows it.
      case 'program':
      case 'scopes':
      case 'what':
        return String(value)
      case 'sessions':
        return typeof value === 'number' ? t('facts.sessions', { count: value }) : []
      case 'through':
        return t('facts.through', { number: Number(value) })
      default:
        return []
    }
  })
  const { email, address, browser, system } = details ?? {}
  return [...told, email, address, browser, system].filter((words) => words !== undefined && words !== '').join(' · ')
}
