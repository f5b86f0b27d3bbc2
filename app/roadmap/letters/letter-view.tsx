import { Card } from '#app/ui/card.tsx'
import type { Letter } from './letter.ts'
import { LetterBlock } from './letter-block.tsx'
import { LetterheadView } from './letterhead-view.tsx'
import looks from './letters.css?url'
import { PosterView } from './poster-view.tsx'

/** A letter as a part of a page; on paper it is all there is: `data-letter` tells the stylesheet, and what kind of paper. */
export function LetterView({ letter }: { letter: Letter }) {
  return (
    <div data-letter={letter.sheet?.kind ?? ''} className="mt-3 print:mt-0">
      <link rel="stylesheet" href={looks} />
      <Card as="article" className="print:border-0 print:p-0">
        <Content letter={letter} />
      </Card>
    </div>
  )
}

function Content({ letter }: { letter: Letter }) {
  const { title, blocks, sheet } = letter
  if (sheet?.kind === 'poster') return <PosterView letter={letter} />
  return (
    <>
      {sheet ? <LetterheadView head={sheet.head} title={title} /> : <h2>{title}</h2>}
      {blocks.map((block, n) => (
        <LetterBlock key={n} block={block} />
      ))}
    </>
  )
}
