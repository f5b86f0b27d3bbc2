import type { AppLoadContext } from '@remix-run/node'
import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { marksWithAdvice } from '#app/roadmap/flow/advice.server.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { fewerRows } from '#app/roadmap/flow/fewer-rows.server.ts'
import { shownValues } from '#app/roadmap/flow/page-loader.server.ts'
import { rowToRemove } from '#app/roadmap/flow/rows.ts'
import { secretPaths, secretsIn } from '#app/roadmap/flow/secrets.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { itemTitle, itemWords, missingWords } from '#app/roadmap/flow/words.server.ts'
import { adviceForGuest } from '#app/roadmap/dates/advice-for-guest.server.ts'
import { storedDays } from '#app/roadmap/dates/sent-dates.ts'
import type { Fields } from '#app/roadmap/rules/fields.ts'
import type { KeyDate } from '#app/roadmap/rules/item.ts'
import { inputId } from '#app/roadmap/rules/paths.ts'
import { drawFields } from '#app/roadmap/screens/drawn/drawing.server.ts'
import { takesFilesByLink } from '#app/roadmap/rules/shares.ts'
import { aboutTask } from '../about-task.server.ts'
import { loadKeptForm } from './kept-form.server.ts'
import { closingOf } from '../closing.ts'
import { taskOf } from './task.server.ts'
import { readReviews } from '../review/item-reviews.server.ts'

/** What the page gets on which somebody fills in a task by a link. */
export type FillData = Awaited<ReturnType<typeof loadFill>>

/**
 * What the page shows: the fields of the task, filled in as far as they are, without secrets.
 * @throws a 404 response where the link has no such task
 */
export async function loadFill(guest: Guest, request: Request, context: AppLoadContext) {
  const { link, contributor } = guest
  const { language } = context
  const query = new URL(request.url).searchParams
  const task = await taskOf(guest, request, context)
  const { item, items, place, locationId, schema, pages } = task
  const form = place.forms.get(item.key)
  const stored = item.read(form?.fields)
  const sources = sourcesOf(place)
  const facts = gatherFacts(sources)(item)
  const { missing } = item.progress(stored, facts)
  const reviews = await readReviews(contributor, place, language)
  return {
    title: itemTitle(item, language),
    task: item.key,
    texts: item.texts,
    tasks: items.length > 1 ? items.map((one) => ({ key: one.key, title: itemTitle(one, language) })) : [],
    about: await aboutTask(guest, item, place, language),
    pages: pages.map(({ page, schema: asked, isLocked }) => ({
      page,
      heading: itemWords(item, `pages.${page}.heading`, language),
      lead: itemWords(item, `pages.${page}.lead`, language),
      isLocked,
      /** How many beds are counted elsewhere, where the page asks whether that is right; else null. */
      beds: Object.hasOwn(asked.shape, bedsConfirmed) ? facts.basicInformation.numberOfBeds : null,
      fields: isLocked ? [] : drawFields(item, asked, language),
    })),
    /** Whether it is asked why a date moves; null where none is set. */
    askedWhy: item.keyDate && hasDate(stored, item.keyDate) ? item.keyDate.reason : null,
    /** What speaks against the date that is saved. */
    dateAdvice: await adviceForGuest(contributor, place, { item, language }),
    /** Whether it asks for passwords. */
    hasSecrets: secretPaths(schema).length > 0,
    /** Whether files are given too, on a page of their own. */
    takesFiles: takesFilesByLink(item),
    values: shownValues(item, schema, stored),
    /** Names of secrets that have been filled in; their values stay on the server. */
    ...secretsIn(schema, stored),
    version: form?.version ?? 0,
    /** What reviewers asked to change, and what looks like a slip, by the field's name. */
    marks: marksWithAdvice(reviews(item.key), stored, language),
    locationId,
    /** What was typed here before and is not saved; null where there is nothing, or it is done with. */
    kept: link.confirmedAt ? null : await loadKeptForm(guest, task, language),
    removing: rowToRemove(stored, query.get('remove')),
    fewer: await fewerRows({ item, stored, tenant: contributor, language }, query.get('fewer')),
    saved: form ? { when: momentIn(form.updatedAt), by: form.updatedByName } : null,
    /** What the task needs besides, each with the field to fill in. */
    missing: missing
      .filter(({ path }) => Object.hasOwn(schema.shape, path.split(/[.[]/, 1).join('')))
      .map((one) => ({ fieldId: inputId(one.path), words: missingWords(item, one, language) })),
    /** What the task needs of files; '' where it needs none. */
    missingFiles: missing
      .filter(({ path }) => path === 'document' || path === 'newVersion')
      .map((one) => missingWords(item, one, language))
      .join(', '),
    isDone: link.outcome === 'filled',
    /** Why its recipient cannot do it; null where they did not say so. */
    cannot: link.outcome === 'declined' ? (link.outcomeWords ?? '') : null,
    ...closingOf(link),
  }

  function momentIn(at: Date): string {
    return `${formatDayMonth(dayOf(at.getTime()), language)}, ${formatTime(at.getTime(), language)}`
  }
}

/** The field by which the number of beds is confirmed. */
const bedsConfirmed = 'checked'

const hasDate = (stored: Fields, keyDate: KeyDate): boolean =>
  [...storedDays(stored, keyDate).values()].some((day) => day !== null)
