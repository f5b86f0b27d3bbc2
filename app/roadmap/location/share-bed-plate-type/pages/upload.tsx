import { documentsLoader } from '#app/roadmap/flow/documents-loader.server.ts'
import { uploadAction } from '#app/roadmap/flow/upload.server.ts'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { UploadPage } from '#app/roadmap/screens/upload-page.tsx'
import { bedPlates } from '../item.ts'

const texts = 'roadmap/location/share-bed-plate-type'

export const handle = stepHandle(texts, 'upload', 'platform/documents')
export const loader = documentsLoader(bedPlates, 'upload')
export const action = uploadAction(bedPlates, 'upload')
export { clientAction } from '#app/platform/documents/unsent.ts'
export { shouldRevalidate } from '#app/roadmap/screens/upload-page.tsx'

/** Photos of the plates, as files. */
export default function Upload() {
  return <UploadPage texts={texts} />
}
