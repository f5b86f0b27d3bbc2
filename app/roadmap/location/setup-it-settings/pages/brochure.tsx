import { titledByLoader } from '#app/platform/frame/handle.ts'
import { LetterPage } from '#app/roadmap/letters/letter-page.tsx'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { wifiSettings } from '../item.ts'

export const handle = titledByLoader
export const loader = letterLoader(wifiSettings, 'brochure', 'brochure')
export const action = letterAction(wifiSettings, 'brochure')

/** What ICT has to know, to read, print or download. */
export default function Brochure() {
  return <LetterPage />
}
