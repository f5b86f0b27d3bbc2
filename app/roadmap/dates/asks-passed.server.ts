import type { ActionFunctionArgs } from '@remix-run/node'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { keyDates } from '../flow/key-dates.ts'
import { readRoute } from '../flow/route.server.ts'
import type { Item } from '../rules/item.ts'

/** Today, where the date of a task is the connection day: one that is only aimed at is not, once a day is set. */
export async function asksPassedOn(args: ActionFunctionArgs, { keyDate, roadmap }: Item): Promise<number | null> {
  if (!keyDate || keyDate.is === 'meetings') return null
  const today = dayOf(Date.now())
  if (keyDate.is === 'connection') return today
  const { forms } = await readRoute(args, roadmap)
  return keyDates((formType) => forms.get(formType)?.fields).isDefinitive ? null : today
}
