import { documentsLoader } from '#app/roadmap/flow/documents-loader.server.ts'
import { DocumentsPage } from '#app/roadmap/screens/documents-page.tsx'
import { tellHandle } from '#app/roadmap/screens/step-handle.ts'
import { floorPlan } from '../item.ts'

const texts = 'roadmap/location/upload-floor-plan'

export const handle = { ...tellHandle(texts, 'confirmation'), i18n: [texts, 'documents'] }
export const loader = documentsLoader(floorPlan, 'confirmation')

/** What was uploaded, to be looked through once more. */
export default function ConfirmFloorPlan() {
  return <DocumentsPage texts={texts} />
}
