import type { LoaderFunctionArgs } from '@remix-run/node'
import { DatePage } from '#app/roadmap/dates/date-page.tsx'
import { loadDatePage } from '#app/roadmap/dates/look-at-dates.server.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { DateField } from '#app/roadmap/screens/date-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { targetDate } from '../item.ts'

const texts = 'roadmap/location/select-initial-target-date'

export const handle = stepHandle(texts, 'details')
export const action = pageAction(targetDate, 'details')

/** The page's own field, and what its date means. */
export const loader = (args: LoaderFunctionArgs) => loadDatePage(args, targetDate, 'details')

/** The day on which the location would like to be connected. */
export default function Details() {
  return (
    <DatePage>
      {(monthFor) => (
        <>
          <DateField name="date" />
          {monthFor('date')}
        </>
      )}
    </DatePage>
  )
}
