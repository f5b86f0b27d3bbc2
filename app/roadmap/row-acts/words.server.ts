import { environment } from '#app/platform/config/env.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Entry } from '../attention/entry.ts'
import { shortName } from '../standing/short-name.ts'
import { offeredAct, type OfferedAct, type SentAct } from './row-act.ts'

/** The act of a row, ready to be drawn: a button that sends it, or a link to the page where it is done. */
export type RowAct = {
  words: string
  /** What screen readers say: with the person, the task and the place. */
  label: string
} & ({ sent: SentAct; id: string } | { href: string })

/** The texts of each act. */
const textsOf = {
  'remind-colleague': 'remind',
  'remind-guest': 'remind',
  'hand-over': 'remind',
  'send-again': 'sendAgain',
  'take-back': 'takeBack',
} as const satisfies Record<OfferedAct, string>

/**
 * The act of a row in words; null if there is none.
 * @param about what the row is called, and its place
 * @param today calendar date
 */
export function rowAct(
  entry: Pick<Entry, 'kind' | 'subject' | 'reason'>,
  about: { task: string; place: string },
  { today, language }: { today: number; language: Language },
): RowAct | null {
  const offered = offeredAct(entry, today)
  if (offered === null || entry.subject === null) return null
  const t = textFor(language, 'roadmap/row-acts')
  const texts = textsOf[offered]
  const name = String(entry.reason.values.name ?? '')
  const short = shortName(name)
  const words = {
    words: texts === 'remind' && short === '' ? t('remind.wordsAlone') : t(`${texts}.words`, { name: short }),
    label: t(`${texts}.label`, { name, ...about }),
  }
  if (offered === 'hand-over' || (byMail.has(offered) && environment().SMTP_URL === undefined)) {
    return { ...words, href: `/links/${entry.subject}?ask=remind` }
  }
  return { ...words, sent: offered, id: entry.subject }
}

/** Without a mail server the sender passes the link on themselves. A colleague finds a reminder on their start page, too. */
const byMail: ReadonlySet<OfferedAct> = new Set<OfferedAct>(['remind-guest', 'send-again'])
