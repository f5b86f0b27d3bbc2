import { ownersAsked } from '#app/platform/frame/list-query.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { OwnerAsked } from '#app/persistence/list-narrowing.server.ts'

/**
 * Whose organisations a list can show, for `ListChoice`.
 * @param at the address of the list for another owner
 */
export function ownerChoices(language: Language, shown: OwnerAsked, at: (owner: OwnerAsked) => string) {
  const t = textFor(language, 'staff/organisations')
  const lists = ownersAsked.map((owner) => ({
    key: owner,
    name: t(`owners.${owner}`),
    href: at(owner),
    isShown: owner === shown,
  }))
  return { label: t('owners.label'), lists }
}
