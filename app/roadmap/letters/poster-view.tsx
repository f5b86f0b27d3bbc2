import type { Letter } from './letter.ts'
import { LetterBlock } from './letter-block.tsx'
import { posterOf } from './paper/poster.ts'
import { Words } from './words.tsx'

/** A poster for the wall: numbered panels, and one number to call. */
export function PosterView({ letter }: { letter: Letter }) {
  const { panels, help } = posterOf(letter)
  return (
    <>
      <h2>{letter.title}</h2>
      <ol>
        {panels.map(({ title, blocks }, n) => (
          <li key={n} className="poster-panel">
            <span className="poster-number" aria-hidden="true">
              {n + 1}
            </span>
            <div>
              <h3>
                <Words line={title} />
              </h3>
              {blocks.map((block, at) => (
                <LetterBlock key={at} block={block} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {help && (
        <div className="poster-help">
          <div>
            <h3>
              <Words line={help.title} />
            </h3>
            {help.others.map(({ value }, n) => (
              <p key={n}>
                <Words line={value} />
              </p>
            ))}
          </div>
          <p>
            <Words line={help.number} />
          </p>
        </div>
      )}
    </>
  )
}
