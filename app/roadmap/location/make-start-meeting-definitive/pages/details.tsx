import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { DatePage } from '#app/roadmap/dates/date-page.tsx'
import { loadDatePage } from '#app/roadmap/dates/look-at-dates.server.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { otherItem } from '#app/roadmap/flow/other-item.server.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { startMeetingsFor } from '#app/roadmap/rules/planning/connection-day.ts'
import { MomentField } from '#app/roadmap/screens/date-fields.tsx'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { RowList } from '#app/roadmap/screens/row-list.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { careStaffIn } from '../care-staff.ts'
import { finaliseStartMeeting } from '../item.ts'

const texts = 'roadmap/location/make-start-meeting-definitive'

export const handle = stepHandle(texts, 'details')
export const action = pageAction(finaliseStartMeeting, 'details')

/** The page's own fields, what their dates mean, what unlocks them, and how many meetings the care staff of the wards need. */
export async function loader(args: LoaderFunctionArgs) {
  const sources = sourcesOf(await readRoute(args, 'location'))
  const facts = gatherFacts(sources)(finaliseStartMeeting)
  const careStaff = careStaffIn(facts.basicInformation.wards)
  return {
    ...(await loadDatePage(args, finaliseStartMeeting, 'details')),
    targetDate: otherItem('target-date', 'details', sources.locationIndex, args.context.language),
    advice: careStaff === null ? null : { staff: careStaff, count: startMeetingsFor(careStaff) },
  }
}

/** When the start meetings are, and who at the provider prepares them. */
export default function Details() {
  const t = useText(texts)
  const { targetDate, advice } = useLoaderData<typeof loader>()
  const lock = (
    <Note className="mt-3">
      <p className="font-bold">{t('lock.title')}</p>
      <p className="mb-2">{t('lock.text')}</p>
      <ButtonLink href={targetDate.href}>{t('lock.action', targetDate)}</ButtonLink>
    </Note>
  )
  return (
    <DatePage
      lock={lock}
      before={<Note className="mt-3">{advice === null ? t('advice.unknown') : t('advice.known', advice)}</Note>}
      after={
        <FieldGroup name="momo_contact">
          <TextField name="momo_contact.full_name" optional />
          <TextField name="momo_contact.email" type="email" optional />
        </FieldGroup>
      }
    >
      {(monthFor) => (
        <RowList list="dates" countField="numberOfDates" most={20}>
          {(at) => (
            <>
              <MomentField name={`${at}.date`} />
              {monthFor(`${at}.date`)}
            </>
          )}
        </RowList>
      )}
    </DatePage>
  )
}
