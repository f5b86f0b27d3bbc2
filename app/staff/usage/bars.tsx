import type { Part } from './part.ts'

/** How many rows are drawn; the table below has them all. */
export const maxBars = 12

/** Pixels that a row takes: its name, and below that its bar. */
const line = 46
/** Percents of the width; what is left has room for the number behind the longest bar. */
const longest = 82

/**
 * The drawing of a part: a bar for each of its first rows, made on the server. Its words are those of the table under
 * it, so that a screen reader need not read the drawing. Bars grow with the width of the page and letters do not, so
 * that it can be read on a telephone too.
 */
export function Bars({ part: { rows, drawn, full } }: { part: Part }) {
  const shown = rows.slice(0, maxBars).map((row) => ({ name: String(row[0] ?? ''), value: row[drawn] ?? '' }))
  const largest = full ?? Math.max(1, ...shown.map(({ value }) => Number(value)))
  const lengthOf = (value: string | number) => Math.max(0.5, (Math.min(largest, Number(value)) / largest) * longest)
  return (
    <svg
      width="100%"
      height={shown.length * line}
      className="block"
      aria-hidden="true"
      fontSize="15"
      fill="currentColor"
    >
      {shown.map(({ name, value }, index) => {
        const [top, length] = [index * line, value === '' ? 0 : lengthOf(value)]
        return (
          <g key={`${index} ${name}`}>
            <text y={top + 15}>{shortened(name)}</text>
            {value !== '' && (
              <rect
                y={top + 22}
                width={`${length}%`}
                height="16"
                className="fill-teal forced-colors:fill-[Highlight]"
              />
            )}
            <text x={`${length}%`} dx={value === '' ? 0 : 8} y={top + 35}>
              {value === '' ? '–' : value}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

// As many as fit on a telephone.
const maxLetters = 34

/** Keeps the end, which tells one page from another. */
const shortened = (name: string) => {
  const letters = [...name]
  return letters.length > maxLetters ? `…${letters.slice(1 - maxLetters).join('')}` : name
}
