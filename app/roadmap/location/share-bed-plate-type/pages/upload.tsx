import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { Files } from '#app/roadmap/screens/files.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { bedPlates } from '../item.ts'

const texts = 'roadmap/location/share-bed-plate-type'

export const handle = stepHandle(texts, 'upload')
export const loader = pageLoader(bedPlates, 'upload')
export const action = pageAction(bedPlates, 'upload')

/** Photos of the plates, as files. */
export default function Upload() {
  return (
    <StepPage>
      <Files />
    </StepPage>
  )
}
