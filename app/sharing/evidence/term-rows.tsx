import type { ReactNode } from 'react'

/** A term with what belongs to it. */
export const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="py-0.5 sm:grid sm:grid-cols-4 sm:gap-2">
    <dt className="text-soft">{term}</dt>
    <dd className="min-w-0 sm:col-span-3">{children}</dd>
  </div>
)

type ByProps = { term: string; people: { who: string; at: string }[]; children?: ReactNode }

/** Who did it and when; nothing where nobody did. */
export function By({ term, people, children }: ByProps) {
  if (people.length === 0) return null
  return (
    <Row term={term}>
      {people.map(({ who, at }) => (
        <span key={`${who} ${at}`} className="block">
          {who}
          <span className="block text-small text-soft">{at}</span>
        </span>
      ))}
      {children}
    </Row>
  )
}
