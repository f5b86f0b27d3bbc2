import type { AssignmentLine } from './history-lines.server.ts'

/** What happened with whose a task is, the latest first; nothing where it was never given. */
export function AssignmentHistory({ lines, heading }: { lines: readonly AssignmentLine[]; heading: string }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="assigned" className="mt-5 max-w-line">
      <h2 id="assigned">{heading}</h2>
      <ol className="mt-1 border-t border-line">
        {lines.map(({ key, when, words, note }) => (
          <li key={key} className="border-b border-line-soft py-1 [overflow-wrap:anywhere]">
            <p>{words}</p>
            {note !== '' && <p className="whitespace-pre-line">“{note}”</p>}
            <p className="text-small text-soft">{when}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
