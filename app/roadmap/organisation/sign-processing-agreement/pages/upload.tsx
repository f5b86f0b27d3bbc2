import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { pageLoader } from '#app/roadmap/flow/page-loader.server.ts'
import { Files } from '#app/roadmap/screens/files.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { processingAgreement } from '../item.ts'

const texts = 'roadmap/organisation/sign-processing-agreement'

export const handle = stepHandle(texts, 'upload')
export const loader = pageLoader(processingAgreement, 'upload')
export const action = pageAction(processingAgreement, 'upload')

/** The signed agreement, as files. */
export default function Upload() {
  return (
    <StepPage>
      <Files />
    </StepPage>
  )
}
