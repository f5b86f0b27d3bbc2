import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadDates } from '#app/roadmap/dates/look-at-dates.server.ts'
import { itemAt } from '#app/roadmap/flow/item-at.ts'

/** GET <item path>/dates?location=&date=&goTo=: what a date means, as the page that asks for it shows it. */
export async function loader(args: LoaderFunctionArgs) {
  return Response.json(await loadDates(args, itemAt(args.request)), { headers: { 'Cache-Control': 'no-store' } })
}
