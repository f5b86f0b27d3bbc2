import { z } from 'zod'
import type { Member } from '#app/persistence/actor.ts'
import { giveTask, type Giving } from '#app/persistence/assignments/assignment-changes.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { lockForm, readFormSince } from '#app/persistence/forms/locked-form.server.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { clean } from '#app/platform/frame/typed-text.ts'
import { dayOf, inputDay, parseDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { newLinkAddress } from '../flow/addresses.ts'
import { isInitialised, locationsFormType, locationsIn } from '../flow/locations.ts'
import type { Item } from '../rules/item.ts'
import { purposeToPassOn } from '../rules/shares.ts'
import type { Assignable } from './assignable.server.ts'

/** How long the words may be that come along with a task: characters. */
export const longestNote = 500

/** The day by which somebody would like a task to be done: `2027-04-12`, or null where the field is empty. */
export function wishField(language: Language) {
  const t = textFor(language, 'roadmap/assigning')
  return z
    .string()
    .default('')
    .transform((typed, context) => {
      if (typed.trim() === '') return null
      const day = parseDay(typed)
      if (day !== null && day >= dayOf(Date.now())) return inputDay(day)
      context.addIssue({ code: 'custom', message: t(day === null ? 'errors.wish' : 'errors.wishPast') })
      return z.NEVER
    })
}

/** What somebody sends who gives a task. */
export const givingForm = (language: Language) =>
  z.object({
    assignee: z.string().min(1),
    wish: wishField(language),
    note: z.string().overwrite(clean).max(longestNote).default(''),
    seen: z.string().default(''),
    locationId: z.string().default(''),
  })

/** What is said of a field of that form that is wrong. */
export function givingErrors(language: Language): ErrorOf {
  const t = textFor(language, 'roadmap/assigning')
  return (field) => {
    return field === 'note' ? t('errors.note', { most: longestNote }) : t('errors.assignee')
  }
}

/**
 * Gives a task to somebody with an account, while the locations stay where they are.
 * @param locationId the row id of the location that the page was made for; '' where it does not say
 * @returns as `giveTask` does; 'moved' where that location is not there any more
 */
export async function giveAt(member: Member, giving: Giving, locationId: string) {
  const { item: formType, locationIndex } = giving
  return database().transaction(async (tx) => {
    const target = { formType, locationIndex }
    if (locationIndex !== null) {
      const [, { locationsForm }] = await Promise.all([
        lockForm(tx, member, target, false),
        readFormSince(tx, member, target, null, locationsFormType),
      ])
      const location = locationsIn(locationsForm)[locationIndex]
      if (!location || !isInitialised(location) || (locationId !== '' && locationId !== location.id)) return 'moved'
    }
    return giveTask(tx, member, giving)
  })
}

/** Where a link is made by which somebody without an account does a task. */
export function linkToGive(
  item: Item,
  locationIndex: number | null,
  { assignable, wish, note }: { assignable: Assignable; wish: string | null; note: string },
): string {
  const address = newLinkAddress(item.key, locationIndex, purposeToPassOn(item) ?? undefined)
  const query = new URLSearchParams({
    ...(assignable.person && { person: assignable.person.id }),
    ...(wish !== null && { wish }),
    ...(note !== '' && { note }),
  })
  return query.size > 0 ? `${address}&${query}` : address
}
