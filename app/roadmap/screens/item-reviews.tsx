import { WayOut } from '#app/ui/way-out.tsx'
import type { ItemReviews } from '../flow/item-reviews.ts'

/** What people answered who were asked to review the task; nothing where nobody did. */
export function ItemReviewLines({ reviews: { lines } }: { reviews: ItemReviews }) {
  if (lines.length === 0) return null
  return (
    <ul className="mb-2 max-w-line">
      {lines.map(({ words, isWell, asked, link }) => (
        <li
          key={`${link.href} ${words}`}
          className={`mb-1 border-l-[6px] px-2 py-1 [overflow-wrap:anywhere] ${isWell ? 'border-green bg-green-wash' : 'border-amber bg-amber-wash'}`}
        >
          <p className="font-semibold">{words}</p>
          {asked.length > 0 && (
            <ul className="list-disc pl-3">
              {asked.map(({ id, label, words }) => (
                <li key={id} className="whitespace-pre-line">
                  {label && `${label}: `}
                  {words}
                </li>
              ))}
            </ul>
          )}
          <WayOut href={link.href}>{link.words}</WayOut>
        </li>
      ))}
    </ul>
  )
}
