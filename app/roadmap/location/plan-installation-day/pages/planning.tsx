import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { appointmentLinks } from '#app/roadmap/calendar/appointments.server.ts'
import { CalendarLinks } from '#app/roadmap/calendar/calendar-links.tsx'
import { letterAddress } from '#app/roadmap/flow/addresses.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { FileLink } from '#app/roadmap/letters/file-link.tsx'
import { fileOf } from '#app/roadmap/letters/hand-out.ts'
import { LetterView } from '#app/roadmap/letters/letter-view.tsx'
import { writeLetter } from '#app/roadmap/letters/letters.server.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { loadBasicsNeeded } from '../basics-needed.server.ts'
import { BasicsNeeded } from '../basics-needed.tsx'
import { dayPlanningLogistics } from '../item.ts'

const texts = 'roadmap/location/plan-installation-day'

export const handle = titledByLoader

/** The run sheet as it is now, where its files are, and what it waits for. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = args.context
  const route = await readRoute(args, 'location')
  return {
    ...(await loadInfoPage(args, dayPlanningLogistics, 'planning')),
    basicsNeeded: await loadBasicsNeeded(args),
    letter: writeLetter(route, dayPlanningLogistics, 'planning', language),
    download: letterAddress(dayPlanningLogistics, 'planning', route.location?.index ?? null),
    day: appointmentLinks(route, dayPlanningLogistics, language),
  }
}

/** How the connection day goes, to be read, printed and put in the calendar. */
export default function Planning() {
  const t = useText(texts)
  const { basicsNeeded, letter, download, day } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      {basicsNeeded && <BasicsNeeded needed={basicsNeeded}>{t('waits.planning')}</BasicsNeeded>}
      <FileLink file={fileOf({ letter, standIn: null })} address={download} />
      <LetterView letter={letter} />
      <CalendarLinks title={t('calendar')} links={day} />
    </InfoPage>
  )
}
