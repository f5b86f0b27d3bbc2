import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { SortLink } from './sort.ts'

/**
 * The head of a column by which a list can be sorted, as a link. On a phone heads are not in sight: it is words there, and
 * `SortLine` has the links.
 * @param name the name of the column
 */
export function SortHead({ link, name }: { link: SortLink<string>; name: ReactNode }) {
  const words = <SortWords direction={link.direction} name={name} />
  return (
    <>
      <a href={link.href} className="hidden min-h-target items-center sm:inline-flex">
        {words}
      </a>
      <span className="sm:hidden">{words}</span>
    </>
  )
}

/** A column that can be sorted by, and in which direction the list is. */
export function SortWords({ direction, name }: { direction: SortLink<string>['direction']; name: ReactNode }) {
  const t = useText('ui/list')
  return (
    <>
      {name}
      {direction && (
        <>
          <span aria-hidden="true" className="ml-0.5">
            {direction === 'up' ? '▲' : '▼'}
          </span>
          <span className="sr-only"> ({t(direction === 'up' ? 'sortedUp' : 'sortedDown')})</span>
        </>
      )}
    </>
  )
}
