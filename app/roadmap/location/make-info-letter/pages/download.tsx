import { titledByLoader } from '#app/platform/frame/handle.ts'
import { LetterPage } from '#app/roadmap/letters/letter-page.tsx'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { infoletter } from '../item.ts'

export const handle = titledByLoader
export const loader = letterLoader(infoletter, 'download', 'letter')
export const action = letterAction(infoletter, 'letter')

/** The letter for residents and families, to read, print or download. */
export default function Download() {
  return <LetterPage />
}
