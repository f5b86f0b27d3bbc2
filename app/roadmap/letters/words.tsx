import type { Line } from './letter.ts'

/** A line of a hand-out. Gaps stand out; their brackets say so without colour. */
export function Words({ line }: { line: Line }) {
  return (
    <span className="whitespace-pre-line">
      {line.map(({ text, isGap, href }, n) =>
        isGap ? (
          <mark key={n} className="whitespace-nowrap bg-amber-wash px-px text-amber">
            {href ? <a href={href}>{text}</a> : text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
