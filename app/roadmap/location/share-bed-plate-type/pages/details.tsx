import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { ChoiceField } from '#app/roadmap/screens/choice-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { bedPlates } from '../item.ts'
import { uniqueAnswers } from '../options.ts'

const texts = 'roadmap/location/share-bed-plate-type'

export const handle = stepHandle(texts, 'details')
export const loader = pageLoader(bedPlates, 'details')
export const action = pageAction(bedPlates, 'details')

/** Whether all beds have the same type of plate. */
export default function Details() {
  return (
    <StepPage>
      <ChoiceField name="unique" options={uniqueAnswers} optional />
    </StepPage>
  )
}
