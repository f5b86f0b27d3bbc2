import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { DateField } from '#app/roadmap/screens/date-fields.tsx'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { newsletter } from '../item.ts'

const texts = 'roadmap/location/make-news-letter'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(newsletter, 'details')
export const action = pageAction(newsletter, 'details')

/** What the newsletter has to say: when, where, and whom to ask. */
export default function Details() {
  return (
    <StepPage>
      <DateField name="start" optional />
      <TextField name="location" optional />
      <TextField name="contact" optional />
    </StepPage>
  )
}
