import { LetterPage } from '#app/roadmap/letters/letter-page.tsx'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { infoPageHandle } from '#app/roadmap/screens/step-handle.ts'
import { infoletter } from '../item.ts'

export const handle = infoPageHandle
export const loader = letterLoader(infoletter, 'download', 'letter')
export const action = letterAction(infoletter, 'letter')

/** The letter for residents and families, to read, print or download. */
export default function Download() {
  return <LetterPage />
}
