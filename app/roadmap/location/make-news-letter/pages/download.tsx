import { titledByLoader } from '#app/platform/frame/handle.ts'
import { LetterPage } from '#app/roadmap/letters/letter-page.tsx'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { newsletter } from '../item.ts'

export const handle = titledByLoader
export const loader = letterLoader(newsletter, 'download', 'newsletter')
export const action = letterAction(newsletter, 'newsletter')

/** The newsletter for colleagues, to read, print or download. */
export default function Download() {
  return <LetterPage called="newsletter" />
}
