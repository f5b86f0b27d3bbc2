import { LetterPage } from '#app/roadmap/letters/letter-page.tsx'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { infoPageHandle } from '#app/roadmap/screens/step-handle.ts'
import { startNewsItem } from '../item.ts'

export const handle = infoPageHandle
export const loader = letterLoader(startNewsItem, 'download', 'news-item')
export const action = letterAction(startNewsItem, 'news-item')

/** The start news item, to read, print or download. */
export default function Download() {
  return <LetterPage />
}
