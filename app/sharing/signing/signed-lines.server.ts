import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import type { SignedForOrganisation } from '#app/persistence/links/signed-links.server.ts'
import type { ReviewLine } from '#app/roadmap/flow/item-reviews.ts'

/** What is said with a task of what was signed of it: by whom, and whether the provider has signed it, too. */
export function signedLine(signed: SignedForOrganisation, language: Language): ReviewLine {
  const t = textFor(language, 'sharing/signing')
  const day = (at: Date | null) => (at === null ? '' : formatDayMonth(dayOf(at.getTime()), language))
  const { id, name, at, providerName, counterSignedAt } = signed
  const values = {
    ...{ name, day: day(at), other: providerName ?? '', otherDay: day(counterSignedAt) },
    provider: providerDetails().name || t('roles.provider'),
  }
  const isBoth = counterSignedAt !== null
  return {
    ...{ words: t(isBoth ? 'lines.both' : 'lines.waits', values), isWell: true, asked: [] },
    link: isBoth
      ? { href: `/links/${id}/evidence`, words: t('lines.evidence') }
      : { href: `/links/${id}`, words: t('lines.link') },
  }
}
