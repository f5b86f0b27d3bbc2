import { useText } from '#app/platform/i18n/use-text.ts'

export type SectionName = 'language' | 'mail' | 'calendar' | 'signIn' | 'logo' | 'record'

/** The id of the card of a section. Fields have their plain names. */
export const sectionId = (name: SectionName): string => `section-${name}`

/** The links to the sections, beside them; left out where there is no room, as the sections are short. */
export function SectionLinks({ sections }: { sections: readonly SectionName[] }) {
  const t = useText('routes/settings')
  return (
    <nav aria-label={t('sections.label')} className="sticky top-2 hidden self-start text-small md:block print:hidden">
      <ul className="border-l-[3px] border-rail">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${sectionId(name)}`}
              className="flex min-h-target items-center px-1.5 text-ink no-underline hover:underline"
            >
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
