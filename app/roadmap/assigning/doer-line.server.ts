import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Item } from '../rules/item.ts'
import { assigneeAddress } from './addresses.ts'
import type { Doer } from './doers.ts'

/** Who does a task, as its pages say it, and where that is changed. */
export type DoerLine = { words: string; label: string; href: string }

/** @param userId of the reader */
export function doerLine(
  item: Item,
  locationIndex: number | null,
  doer: Doer | undefined,
  { userId, language }: { userId: string; language: Language },
): DoerLine {
  const t = textFor(language, 'roadmap/assigning')
  const href = assigneeAddress(item, locationIndex)
  if (!doer) return { words: t('line.nobody'), label: t('line.give'), href }
  const { name, giver } = doer
  if (doer.userId === null) return { words: t('line.link', { name }), label: t('line.change'), href }
  if (doer.userId !== userId) return { words: t('line.other', { name }), label: t('line.change'), href }
  return doer.isNew
    ? { words: t('line.newForMe', { giver }), label: t('line.answer'), href }
    : { words: t('line.me'), label: t('line.change'), href }
}
