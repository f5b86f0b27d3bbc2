import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { appointmentLinks } from '#app/roadmap/calendar/appointments.server.ts'
import { CalendarLinks } from '#app/roadmap/calendar/calendar-links.tsx'
import { letterAddress, pageAddress } from '#app/roadmap/flow/addresses.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { FileLink } from '#app/roadmap/letters/file-link.tsx'
import { fileOf } from '#app/roadmap/letters/hand-out.ts'
import { LetterView } from '#app/roadmap/letters/letter-view.tsx'
import { writeLetter } from '#app/roadmap/letters/letters.server.ts'
import { MessageToSend } from '#app/roadmap/letters/message-to-send.tsx'
import { asMessage } from '#app/roadmap/letters/plain-text.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { finaliseStartMeeting } from '../item.ts'

const texts = 'roadmap/location/make-start-meeting-definitive'

export const handle = titledByLoader

/** The invitation as it is now, and where its files are. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = args.context
  const route = await readRoute(args, 'location')
  const index = route.location?.index ?? null
  return {
    ...(await loadInfoPage(args, finaliseStartMeeting, 'invitation')),
    letter: writeLetter(route, finaliseStartMeeting, 'invitation', language),
    download: letterAddress(finaliseStartMeeting, 'invitation', index),
    details: pageAddress(finaliseStartMeeting, 'details', index),
    meetings: appointmentLinks(route, finaliseStartMeeting, language),
  }
}

/** The invitation, to be sent as a message, handed out on paper and put in calendars. */
export default function Invitation() {
  const t = useText(texts)
  const { letter, download, details, meetings } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      {meetings.length === 0 && (
        <Note className="mt-3">
          {t('share.noDates')} <a href={details}>{t('share.toDates')}</a>
        </Note>
      )}
      <h2 className="mt-4">{t('share.message')}</h2>
      <MessageToSend message={asMessage(letter)} />
      <h2 className="mt-4">{t('share.paper')}</h2>
      <p className="mt-1 max-w-line">{t('share.paperText')}</p>
      <FileLink file={fileOf({ letter, standIn: null })} address={download} />
      <CalendarLinks title={t('share.calendar')} links={meetings} />
      <div className="hidden print:block">
        <LetterView letter={letter} />
      </div>
    </InfoPage>
  )
}
