import { CheckTag } from '#app/platform/documents/check-tag.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { ReviewLine } from './document-view.server.ts'

/** Other documents of the same task, each with how far its check is and why it was sent back. */
export function DocumentLines({ id, title, lines }: { id: string; title: string; lines: readonly ReviewLine[] }) {
  const t = useText('staff/review')
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-3">
      <h2 id={id}>{title}</h2>
      <ul className="mt-1 rounded border border-line bg-card">
        {lines.map(({ id: key, name, href, state, by, at, reason, judged }) => (
          <li key={key} className="border-t border-line-soft px-2 py-1 text-small first:border-t-0">
            <a href={href} className="inline-block py-0.5 font-semibold [overflow-wrap:anywhere]">
              {name}
            </a>
            <p className="text-soft">{t('document.uploadedBy', { by, at })}</p>
            <p>
              <CheckTag state={state} />
            </p>
            {reason !== null && <p className="mt-0.5 whitespace-pre-line break-words">{reason}</p>}
            {judged && <p className="text-soft">{t('document.judgedBy', judged)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
