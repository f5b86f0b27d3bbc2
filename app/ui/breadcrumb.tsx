import { useText } from '#app/platform/i18n/use-text.ts'
import { WayOut } from './way-out.tsx'

/** Where this page stands: the pages above it as links, and its own name. */
export function Breadcrumb({ above, here }: { above: { href: string; label: string }[]; here: string }) {
  const t = useText('common')
  return (
    <nav aria-label={t('breadcrumb')} className="mb-1.5 text-small text-soft print:hidden">
      <ol className="flex flex-wrap items-baseline gap-x-1">
        {above.map(({ href, label }, index) => (
          <li key={href}>
            {index > 0 && <Below />}
            <WayOut href={href} className="inline-block py-0.5">
              {label}
            </WayOut>{' '}
          </li>
        ))}
        <li aria-current="page" className="py-0.5">
          <Below />
          {here}
        </li>
      </ol>
    </nav>
  )
}

/** Stands before a page that is below another, on its line: a sign at the end of a line leads nowhere. */
const Below = () => <span aria-hidden="true">{'› '}</span>
