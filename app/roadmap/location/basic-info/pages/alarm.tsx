import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { ChoiceField, ChoicesField } from '#app/roadmap/screens/choice-fields.tsx'
import { LongTextField, TextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { basicInformation } from '../item.ts'
import { alarmKinds, phoneKinds } from '../options.ts'

const texts = 'roadmap/location/basic-info'

export const handle = stepHandle(texts, 'alarm')
export const loader = pageLoader(basicInformation, 'alarm')
export const action = pageAction(basicInformation, 'alarm')

/** Which alarms the location uses now. */
export default function Alarm() {
  return (
    <StepPage>
      <ChoiceField name="alarm.phones" options={phoneKinds} />
      <ChoicesField name="alarm.alarms" options={alarmKinds} optional />
      <TextField name="alarm.otherAlarms" optional />
      <LongTextField name="alarm.explanation" optional />
    </StepPage>
  )
}
