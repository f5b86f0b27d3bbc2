import { useText } from '#app/platform/i18n/use-text.ts'
import { WayOut } from './way-out.tsx'

/** Where this page stands: the pages above it as links, and its own name. */
export function Breadcrumb({ above, here }: { above: { href: string; label: string }[]; here: string }) {
  const t = useText('common')
  return (
    <nav aria-label={t('breadcrumb')} className="mb-1.5 text-small text-soft print:hidden">
      <ol className="path flex flex-wrap items-baseline gap-x-1">
        {above.map(({ href, label }) => (
          <li key={href}>
            <WayOut href={href} className="inline-block py-0.5">
              {label}
            </WayOut>{' '}
          </li>
        ))}
        <li aria-current="page" className="py-0.5">
          {here}
        </li>
      </ol>
    </nav>
  )
}
