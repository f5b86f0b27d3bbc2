import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadDocumentsPage } from '#app/roadmap/flow/documents-loader.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { uploadAction } from '#app/roadmap/flow/upload.server.ts'
import { LongTextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { UploadPage } from '#app/roadmap/screens/upload-page.tsx'
import { nightShiftRoster } from '../item.ts'

const texts = 'roadmap/location/pass-down-night-shift-roster'

export const handle = stepHandle(texts, 'upload', 'platform/documents')
export const action = uploadAction(nightShiftRoster, 'upload')
export { clientAction } from '#app/platform/documents/unsent.ts'
export { shouldRevalidate } from '#app/roadmap/screens/upload-page.tsx'

/** The page's own field, and the files. */
export async function loader(args: LoaderFunctionArgs) {
  return {
    ...(await loadStepPage(args, nightShiftRoster, 'upload')),
    ...(await loadDocumentsPage(args, nightShiftRoster, 'upload')),
  }
}

/** The roster, as text or as files. */
export default function Upload() {
  return (
    <UploadPage texts={texts}>
      <LongTextField name="textual" rows={8} optional />
    </UploadPage>
  )
}
