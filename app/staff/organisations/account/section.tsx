import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'

/** The sections of the page, in the order of the links to them. */
export const sections = [
  ...(['overview', 'missing', 'documents', 'links', 'mail', 'people', 'appointment', 'notes', 'changes'] as const),
  'account',
] as const
export type SectionName = (typeof sections)[number]

type Props = {
  name: SectionName
  /** Beside the heading: how many there are. */
  count?: ReactNode
  /** Where all of it is. */
  all?: { href: string; words: string }
  children: ReactNode
}

/** A card of the page, to which a link at its top leads. */
export function Section({ name, count, all, children }: Props) {
  const t = useText('staff/organisations/account')
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className="scroll-mt-2 rounded border border-line bg-card">
      <div className="flex min-h-target flex-wrap items-center gap-x-1.5 border-b border-line-soft px-2">
        <h2 id={`${name}-heading`} className="text-title3">
          {t(`sections.${name}`)}
        </h2>
        {count !== undefined && <span className="text-tag text-soft">{count}</span>}
        {all && (
          <a href={all.href} className="ml-auto inline-flex min-h-target items-center text-tag">
            {all.words}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}

/** What a section says where it has nothing to show. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="px-2 py-1 text-tag text-soft">{children}</p>
)

/** The links to the sections. */
export function SectionLinks() {
  const t = useText('staff/organisations/account')
  return (
    <nav aria-label={t('sections.label')} className="mt-1.5 border-b border-line">
      <ul className="flex flex-wrap gap-x-2.5 text-tag">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="inline-flex min-h-target items-center text-ink no-underline hover:underline"
            >
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
