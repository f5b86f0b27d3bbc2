import { Card } from '#app/ui/card.tsx'
import type { Block, Letter, Line } from './letter.ts'

/** A letter as a part of a page; on paper it is all there is: `data-letter` tells the stylesheet. */
export function LetterView({ letter }: { letter: Letter }) {
  return (
    <div data-letter className="mt-3 print:mt-0">
      <Card as="article" className="print:border-0 print:p-0">
        <h2>{letter.title}</h2>
        {letter.blocks.map((block, n) => (
          <LetterBlock key={n} block={block} />
        ))}
      </Card>
    </div>
  )
}

/** One part of a letter. */
export function LetterBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="mt-3 break-after-avoid">
          <Words line={block.text} />
        </h3>
      )
    case 'paragraph':
      return (
        <p className="mt-1 max-w-line print:max-w-none">
          <Words line={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="mt-1 max-w-line list-disc pl-3 print:max-w-none">
          {block.items.map((item, n) => (
            <li key={n} className="mt-0.5">
              <Words line={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Facts about={block.about} rows={block.rows} />
  }
}

function Facts({ about, rows }: Omit<Extract<Block, { kind: 'table' }>, 'kind'>) {
  return (
    <table className="mt-1 w-full border-b border-line text-left">
      <caption className="sr-only">{about}</caption>
      <tbody>
        {rows.map(({ name, value }, n) => (
          <tr key={n} className="block break-inside-avoid border-t border-line py-1 sm:table-row">
            <th scope="row" className="block pr-2 align-top font-semibold sm:table-cell sm:w-1/2 sm:py-1">
              {name}
            </th>
            <td className={`block align-top sm:table-cell sm:py-1 ${value.length === 0 ? 'h-7' : ''}`}>
              <Words line={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Gaps stand out; their brackets say so without colour. */
function Words({ line }: { line: Line }) {
  return (
    <span className="whitespace-pre-line">
      {line.map(({ text, isGap }, n) =>
        isGap ? (
          <mark key={n} className="bg-amber-wash px-0.5 text-amber">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
