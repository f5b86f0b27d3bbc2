import type { Language } from '#app/platform/i18n/languages.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { checkState } from '#app/platform/documents/listed-document.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { readReview } from '#app/persistence/documents/verdict-queue.server.ts'
import { judgedIn, reviewAddress, type Narrowed } from './addresses.ts'

/** What was decided on the document that an address says was judged just now, with the way back to it; null where it says none. */
export async function readJudged(actor: Actor, query: URLSearchParams, narrowed: Narrowed, language: Language) {
  const judged = judgedIn(query)
  const found = judged && (await readReview(actor, judged.organisationId, judged.id))
  if (!found) return null
  const { document } = found
  const state = checkState(document)
  if (state !== 'checked' && state !== 'returned') return null
  const t = textFor(language, 'staff/review')
  const { name } = document
  const words = t(state === 'checked' ? 'verdict.accepted' : 'verdict.returned', { name })
  return { words, href: reviewAddress(document, narrowed) }
}

export type Judged = Awaited<ReturnType<typeof readJudged>>
