import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { DatePage } from '#app/roadmap/dates/date-page.tsx'
import { loadDatePage } from '#app/roadmap/dates/look-at-dates.server.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { DateField } from '#app/roadmap/screens/date-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { loadBasicsNeeded } from '../basics-needed.server.ts'
import { BasicsNeeded } from '../basics-needed.tsx'
import { dayPlanningLogistics } from '../item.ts'

const texts = 'roadmap/location/plan-installation-day'

export const handle = stepHandle(texts, 'details')
export const action = pageAction(dayPlanningLogistics, 'details')

/** The page's own field, what its date means, and what it waits for. */
export async function loader(args: LoaderFunctionArgs) {
  return {
    ...(await loadDatePage(args, dayPlanningLogistics, 'details')),
    basicsNeeded: await loadBasicsNeeded(args),
  }
}

/** The day on which the bed sensors are connected. */
export default function Details() {
  const t = useText(texts)
  const { basicsNeeded } = useLoaderData<typeof loader>()
  return (
    <DatePage before={basicsNeeded && <BasicsNeeded needed={basicsNeeded}>{t('waits.date')}</BasicsNeeded>}>
      {(monthFor) => (
        <>
          <DateField name="date" />
          {monthFor('date')}
        </>
      )}
    </DatePage>
  )
}
