import type { Actor } from '#app/persistence/actor.ts'
import { listNotes, noteKinds } from '#app/persistence/staff/notes.server.ts'
import { withQuery } from '#app/platform/frame/with-query.ts'
import { dayOf, formatWeekdayMonth, parseDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { organisationAddress } from '../addresses.ts'

/** How many notes stand on a page of them. */
const pageSize = 20

/** The notes about an organisation as the page shows them, with the way to newer and older ones. */
export async function readNotesOf(
  { actor, id, language }: { actor: Actor; id: string; language: Language },
  asked: number,
) {
  const { notes, total } = await listNotes(actor, id, asked, pageSize)
  const t = textFor(language, 'staff/organisations/account')
  const day = (at: Date) => formatWeekdayMonth(dayOf(at.getTime()), language)
  const at = (page: number) => `${withQuery(organisationAddress(id), { notes: page > 1 ? page : '' })}#notes`
  return {
    kinds: noteKinds.map((value) => ({ value, label: t(`notes.kinds.${value}`) })),
    newer: asked > 1 ? at(asked - 1) : null,
    older: asked * pageSize < total ? at(asked + 1) : null,
    rows: notes.map((note) => {
      const due = note.followUp === null ? null : parseDay(note.followUp)
      return {
        id: note.id,
        kind: t(`notes.kinds.${note.kind}`),
        words: note.words,
        author: note.authorName,
        at: formatMoment(note.createdAt.getTime(), language),
        isDue: due !== null && note.followedUpAt === null && due <= dayOf(Date.now()),
        isDone: note.followedUpAt !== null,
        followUp:
          due === null
            ? null
            : note.followedUpAt
              ? t('notes.wasDone', { day: day(note.followedUpAt) })
              : t('notes.comeBack', { day: formatWeekdayMonth(due, language) }),
      }
    }),
  }
}
