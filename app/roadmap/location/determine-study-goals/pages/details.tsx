import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { ChoicesField } from '#app/roadmap/screens/choice-fields.tsx'
import { LongTextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { studyGoals } from '../item.ts'
import { efficiencyGoals, qualityGoals, workplaceGoals } from '../options.ts'

const texts = 'roadmap/location/determine-study-goals'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(studyGoals, 'details')
export const action = pageAction(studyGoals, 'details')

/** What the location wants to reach. */
export default function Details() {
  return (
    <StepPage>
      <ChoicesField name="quality" options={qualityGoals} />
      <ChoicesField name="workplace" options={workplaceGoals} />
      <ChoicesField name="efficiency" options={efficiencyGoals} />
      <LongTextField name="other_effects" optional />
    </StepPage>
  )
}
