/** A stop on the line: how much of it is done, from 0 to 1, and what it says in words. */
export type LineStop = { key: string; share: number; words: string; hint: string }

const signs = {
  full: (
    <>
      <circle cx="11" cy="11" r="10" fill="currentColor" />
      <path d="m6.5 11.3 3.2 3.2 5.8-6.5" className="stroke-white" strokeWidth="2.4" />
    </>
  ),
  part: (
    <>
      <circle cx="11" cy="11" r="9" />
      <path d="M11 5.5a5.5 5.5 0 0 0 0 11z" fill="currentColor" stroke="none" />
    </>
  ),
  none: <circle cx="11" cy="11" r="9" />,
}

const signOf = (share: number): keyof typeof signs => (share >= 1 ? 'full' : share > 0 ? 'part' : 'none')

/**
 * The route of a place in one line: a disc with a check for a stop that is done, a half disc for one that was begun, a
 * ring for one that was not; the line is drawn as far as the reader has come. Shape first, colour second.
 * @param label what the line is about, for who cannot see it
 */
export function FiveStops({ stops, label }: { stops: readonly LineStop[]; label: string }) {
  const first = stops.findIndex(({ share }) => share < 1)
  const here = first === -1 ? stops.length : first
  return (
    <div role="group" aria-label={label}>
      <ol className="five-stops">
        {stops.map(({ key, share, words, hint }, index) => (
          <li key={key} title={hint}>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="4" />
              {index <= here && share > 0 && <rect width={Math.round(share * 100)} height="4" />}
            </svg>
            <svg
              className={index === here ? 'stop-here text-teal' : share > 0 ? 'text-teal' : 'text-edge'}
              viewBox="0 0 22 22"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {signs[signOf(share)]}
            </svg>
            <span className="sr-only">{words}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
