import type { Block } from './letter.ts'
import { Words } from './words.tsx'

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
        <ul className={`mt-1 max-w-line list-disc pl-3 print:max-w-none ${block.isFramed ? 'letter-framed' : ''}`}>
          {block.items.map((item, n) => (
            <li key={n} className="mt-0.5">
              <Words line={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Facts {...block} />
  }
}

/** A table of so few rows stays on one page, with the heading above it: a signature below its name. */
const keptTogether = 6

/** Where the values are times, they stand first; the name stays what the row is about. */
function Facts({ about, rows, areTimes }: Omit<Extract<Block, { kind: 'table' }>, 'kind'>) {
  return (
    <table
      className={`mt-1 w-full border-b border-line text-left ${rows.length <= keptTogether ? 'break-inside-avoid' : ''}`}
    >
      <caption className="sr-only">{about}</caption>
      <tbody>
        {rows.map(({ name, value }, n) => {
          const cells = [
            <th
              key="name"
              scope="row"
              className={`block pr-2 align-top sm:table-cell sm:py-1 ${areTimes ? 'font-normal' : 'font-semibold sm:w-1/2'}`}
            >
              {name}
            </th>,
            <td
              key="value"
              className={`block align-top sm:table-cell sm:py-1 ${value.length === 0 ? 'h-7' : ''} ${areTimes ? 'font-semibold sm:w-1/2' : ''}`}
            >
              <Words line={value} />
            </td>,
          ]
          return (
            <tr key={n} className="block break-inside-avoid border-t border-line py-1 sm:table-row">
              {areTimes ? cells.reverse() : cells}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
