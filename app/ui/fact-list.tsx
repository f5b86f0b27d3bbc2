import type { ReactNode } from 'react'

/** What is known of a thing: the name of each fact beside it, below it on a phone. One whose value is null is left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-2 grid max-w-form gap-x-3 gap-y-0.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
