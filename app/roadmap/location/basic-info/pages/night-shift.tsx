import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { ChoiceField } from '#app/roadmap/screens/choice-fields.tsx'
import { TextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { basicInformation } from '../item.ts'
import { rosterTypes } from '../options.ts'

const texts = 'roadmap/location/basic-info'

export const handle = stepHandle(texts, 'night-shift')
export const loader = pageLoader(basicInformation, 'night-shift')
export const action = pageAction(basicInformation, 'night-shift')

/** How the night shift is staffed. */
export default function NightShift() {
  return (
    <StepPage>
      <TextField name="nightshift.amount" width="medium" />
      <TextField name="nightshift.wardsPerNightShift" width="medium" />
      <TextField name="nightshift.shiftsPerWardEvening" width="medium" />
      <ChoiceField name="nightshift.rosterType" options={rosterTypes} />
    </StepPage>
  )
}
