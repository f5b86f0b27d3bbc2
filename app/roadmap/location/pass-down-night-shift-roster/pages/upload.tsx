import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { LongTextField } from '#app/roadmap/screens/fields.tsx'
import { Files } from '#app/roadmap/screens/files.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { nightShiftRoster } from '../item.ts'

const texts = 'roadmap/location/pass-down-night-shift-roster'

export const handle = stepHandle(texts, 'upload')
export const loader = pageLoader(nightShiftRoster, 'upload')
export const action = pageAction(nightShiftRoster, 'upload')

/** The roster, as text or as files. */
export default function Upload() {
  return (
    <StepPage>
      <LongTextField name="textual" rows={8} optional />
      <Files />
    </StepPage>
  )
}
