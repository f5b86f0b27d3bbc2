import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { Files } from '#app/roadmap/screens/files.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { floorPlan } from '../item.ts'

const texts = 'roadmap/location/upload-floor-plan'

export const handle = stepHandle(texts, 'upload')
export const loader = pageLoader(floorPlan, 'upload')
export const action = pageAction(floorPlan, 'upload')

/** The floor plans of the wards, as files. */
export default function Upload() {
  return (
    <StepPage>
      <Files />
    </StepPage>
  )
}
