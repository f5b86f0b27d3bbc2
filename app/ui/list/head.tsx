import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'

/**
 * What stands above the rows of a list: how many there are, and the way to all of them as a table for spreadsheets.
 * @param table null where there is no such table
 * @param children other ways to have them
 */
export function ListHead({ found, table, children }: { found: string; table: string | null; children?: ReactNode }) {
  const t = useText('ui/list')
  return (
    <p className="mb-0.5 mt-2 flex min-h-target flex-wrap items-center gap-x-3 text-small text-soft">
      <span>{found}</span>
      {table && (
        <a href={table} className="inline-flex min-h-target items-center" data-document>
          {t('table')}
        </a>
      )}
      {children}
    </p>
  )
}

type Tab = { key: string; href: string; name: string; isShown: boolean }

/** Lists that share a page, of which one is shown. */
export function ListChoice({ label, lists }: { label: string; lists: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mt-2">
      <ul className="flex flex-wrap gap-x-2.5">
        {lists.map(({ key, href, name, isShown }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={isShown ? 'page' : undefined}
              className={`inline-flex min-h-target items-center border-b-[3px] text-ink no-underline hover:underline ${
                isShown ? 'border-b-teal font-strong' : 'border-b-transparent forced-colors:border-b-[Canvas]'
              }`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
