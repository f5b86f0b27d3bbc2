import { documentsLoader } from '#app/roadmap/flow/documents-loader.server.ts'
import { uploadAction } from '#app/roadmap/flow/upload.server.ts'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { UploadPage } from '#app/roadmap/screens/upload-page.tsx'
import { floorPlan } from '../item.ts'

const texts = 'roadmap/location/upload-floor-plan'

export const handle = stepHandle(texts, 'upload', 'platform/documents')
export const loader = documentsLoader(floorPlan, 'upload')
export const action = uploadAction(floorPlan, 'upload')
export { clientAction } from '#app/platform/documents/unsent.ts'
export { shouldRevalidate } from '#app/roadmap/screens/upload-page.tsx'

/** The floor plans of the wards, as files. */
export default function Upload() {
  return <UploadPage texts={texts} />
}
