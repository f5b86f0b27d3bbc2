import { titledByLoader } from '#app/platform/frame/handle.ts'
import { LetterPage } from '#app/roadmap/letters/letter-page.tsx'
import { letterAction, letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { startNewsItem } from '../item.ts'

export const handle = titledByLoader
export const loader = letterLoader(startNewsItem, 'download', 'news-item')
export const action = letterAction(startNewsItem, 'news-item')

/** The start news item, to read, print or download. */
export default function Download() {
  return <LetterPage />
}
