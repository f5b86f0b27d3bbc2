import { Card } from '#app/ui/card.tsx'
import type { HandOut } from './hand-out.ts'
import { LetterView } from './letter-view.tsx'

/** What is handed out, on the page: the letter itself; of a document of the library what it is for. */
export function HandOutView({ handOut: { letter, standIn } }: { handOut: HandOut }) {
  if (letter) return <LetterView letter={letter} />
  // The button has said its title already.
  if (standIn.description === '') return null
  return (
    <Card as="section" className="mt-3">
      <h2>{standIn.title}</h2>
      <p className="mt-1 max-w-line whitespace-pre-line">{standIn.description}</p>
    </Card>
  )
}
