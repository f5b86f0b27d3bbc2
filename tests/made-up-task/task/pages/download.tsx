import { titledByLoader } from '#app/platform/frame/handle.ts'
import { LetterPage } from '#app/roadmap/letters/letter-page.tsx'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { madeUp } from '../item.ts'

export const handle = titledByLoader
export const loader = letterLoader(madeUp, 'download', 'note')
export const action = letterAction(madeUp, 'note')

/** The note. */
export default function Download() {
  return <LetterPage />
}
