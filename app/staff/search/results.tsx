import { useText } from '#app/platform/i18n/use-text.ts'
import { BuildingIcon, DocumentIcon, LinkIcon, PersonIcon } from '#app/staff/icons.tsx'
import { PinIcon } from '#app/ui/icons.tsx'
import { PhoneLink } from '#app/ui/reach.tsx'
import type { SearchPage } from './load.server.ts'
import type { Piece } from './marks.ts'
import type { SearchRow } from './rows.server.ts'

const icons = {
  organisation: BuildingIcon,
  location: PinIcon,
  person: PersonIcon,
  document: DocumentIcon,
  link: LinkIcon,
}

/** What was found, kind by kind. */
export function Results({ groups, isPart }: Pick<SearchPage, 'groups' | 'isPart'>) {
  const t = useText('staff/search')
  return groups.map(({ kind, count, rows, more }) => (
    <section key={kind} aria-labelledby={`kind-${kind}`} className="mt-2 rounded border border-line bg-card text-tag">
      <div className="flex items-center gap-1 border-b border-line px-2 py-1">
        <h2 id={`kind-${kind}`} className="text-title3">
          {t(`kinds.${kind}`)}
        </h2>
        <span className="rounded-pill bg-wait px-1 text-soft">{isPart ? t('moreThan', { count }) : count}</span>
      </div>
      <ul>
        {rows.map((row) => (
          <Hit
            key={row.address + row.text.title + row.text.context}
            row={row}
            className="border-t border-line-soft first:border-t-0"
          />
        ))}
      </ul>
      {more && (
        <p className="border-t border-line-soft px-2">
          <a href={more} className="inline-flex min-h-target items-center">
            <span className="sr-only">{t('moreOf', { kind: t(`kinds.${kind}`) })} </span>
            {isPart ? t('morePart') : t('more', { count })}
          </a>
        </p>
      )}
    </section>
  ))
}

/** One line that is a link as a whole; the number in it stands above that. */
export function Hit({ row, className = '' }: { row: SearchRow; className?: string }) {
  const t = useText('staff/search')
  const { kind, address, title, context, resembles, note, phone } = row
  const KindIcon = icons[kind]
  return (
    <li
      className={`relative flex min-h-5 items-center gap-2 px-2 py-1 focus-within:bg-teal-wash hover:bg-hover ${className}`}
    >
      <KindIcon className="h-2.5 w-2.5 text-soft" />
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <a href={address} className="font-strong text-ink after:absolute after:inset-0">
          <Marked pieces={title} />
        </a>{' '}
        <span className="block text-soft md:inline">
          <Marked pieces={context} />
          {resembles !== '' && ` · ${t('resembles', { words: resembles })}`}
        </span>
      </span>
      {phone !== '' ? (
        <PhoneLink phone={phone} className="relative -my-1 inline-flex min-h-target shrink-0 items-center" />
      ) : (
        <span className="max-w-[40%] text-right text-soft">{note}</span>
      )}
    </li>
  )
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, at) =>
    isFound ? (
      <mark key={at} className="bg-amber-wash text-ink underline decoration-glow decoration-2 underline-offset-3">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
