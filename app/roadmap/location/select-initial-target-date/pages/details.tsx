import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { DateField } from '#app/roadmap/screens/date-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { targetDate } from '../item.ts'

const texts = 'roadmap/location/select-initial-target-date'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(targetDate, 'details')
export const action = pageAction(targetDate, 'details')

/** The day on which the location would like to be connected. */
export default function Details() {
  return (
    <StepPage>
      <DateField name="date" />
    </StepPage>
  )
}
