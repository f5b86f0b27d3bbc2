import { documentsLoader } from '#app/roadmap/flow/documents-loader.server.ts'
import { uploadAction } from '#app/roadmap/flow/upload.server.ts'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { UploadPage } from '#app/roadmap/screens/upload-page.tsx'
import { processingAgreement } from '../item.ts'

const texts = 'roadmap/organisation/sign-processing-agreement'

export const handle = stepHandle(texts, 'upload', 'platform/documents')
export const loader = documentsLoader(processingAgreement, 'upload')
export const action = uploadAction(processingAgreement, 'upload')
export { clientAction } from '#app/platform/documents/unsent.ts'
export { shouldRevalidate } from '#app/roadmap/screens/upload-page.tsx'

/** The signed agreement, as files. */
export default function Upload() {
  return <UploadPage texts={texts} />
}
