import { LetterPage } from '#app/roadmap/letters/letter-page.tsx'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { tellHandle } from '#app/roadmap/screens/step-handle.ts'
import { startNewsItem } from '../item.ts'

export const handle = tellHandle('roadmap/letters')
export const loader = letterLoader(startNewsItem, 'download', 'news-item')
export const action = letterAction(startNewsItem, 'news-item')

/** The start news item, to read, print or download. */
export default function Download() {
  return <LetterPage />
}
