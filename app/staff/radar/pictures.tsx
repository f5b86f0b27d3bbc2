import type { ReactNode } from 'react'

/** Pixels that a row takes: its name, and below that what is drawn. */
const line = 46
/** Percents of the width; what is left has room for the number behind the longest. */
const longest = 82
// As many as fit on a telephone.
const maxLetters = 34

/** A name, and the value that is drawn of it. */
export type BarRow = { name: string; value: number }
/** A name, and the values between which eight of ten lie. */
export type BandRow = { name: string; low: number; median: number; high: number }

type PictureProps = {
  /** Tells it apart from the others of the page. */
  id: string
  title: string
  /** What is drawn, and where the same stands in words. */
  description: string
}

/** A bar for each row. It grows with the page and letters do not, so that it can be read on a telephone too. */
export function BarPicture({ rows, ...picture }: PictureProps & { rows: readonly BarRow[] }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value))
  const lengthOf = (value: number) => (value === 0 ? 0 : Math.max(0.5, (value / largest) * longest))
  return (
    <Picture {...picture} count={rows.length}>
      {rows.map(({ name, value }, index) => (
        <g key={`${index} ${name}`}>
          <Name at={index}>{name}</Name>
          <rect
            y={index * line + 22}
            width={`${lengthOf(value)}%`}
            height="16"
            className="fill-teal forced-colors:fill-[Highlight]"
          />
          <text x={`${lengthOf(value)}%`} dx="8" y={index * line + 35}>
            {value}
          </text>
        </g>
      ))}
    </Picture>
  )
}

/** For each row a line from its low to its high value, with a dot at the one in the middle and its number behind it. */
export function BandPicture({ rows, ...picture }: PictureProps & { rows: readonly BandRow[] }) {
  const largest = Math.max(1, ...rows.map(({ high }) => high))
  // A dot at nothing is seen as a whole.
  const at = (value: number) => `${2 + (value / largest) * (longest - 2)}%`
  return (
    <Picture {...picture} count={rows.length}>
      {rows.map(({ name, low, median, high }, index) => {
        const middle = index * line + 30
        return (
          <g key={`${index} ${name}`}>
            <Name at={index}>{name}</Name>
            <line
              x1={at(low)}
              x2={at(high)}
              y1={middle}
              y2={middle}
              strokeWidth="6"
              strokeLinecap="round"
              className="stroke-teal-wash forced-colors:stroke-[CanvasText]"
            />
            <line
              x1={at(low)}
              x2={at(high)}
              y1={middle}
              y2={middle}
              strokeWidth="2"
              className="stroke-teal forced-colors:stroke-[CanvasText]"
            />
            <circle cx={at(median)} cy={middle} r="6" className="fill-teal forced-colors:fill-[Highlight]" />
            <text x={at(high)} dx="12" y={middle + 5}>
              {median}
            </text>
          </g>
        )
      })}
    </Picture>
  )
}

function Picture({ id, title, description, count, children }: PictureProps & { count: number; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded border border-line bg-card p-2 print:break-inside-avoid">
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-words`}
        width="100%"
        height={count * line}
        className="block print:[print-color-adjust:exact]"
        fontSize="15"
        fill="currentColor"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-words`}>{description}</desc>
        {children}
      </svg>
    </div>
  )
}

/** As long as there is room: the table has all of it. */
function Name({ at, children }: { at: number; children: string }) {
  const letters = [...children]
  return (
    <text y={at * line + 15}>
      {letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : children}
    </text>
  )
}
