import { useText } from '#app/platform/i18n/use-text.ts'
import type { VersionView } from './versions-view.server.ts'

/** What a text said before it was changed, newest first; folded away. */
export function Versions({ versions }: { versions: VersionView[] }) {
  const t = useText('staff/site')
  if (versions.length === 0) return null
  return (
    <details className="mt-3 max-w-form">
      <summary className="inline-flex min-h-target items-center font-semibold text-teal-dark underline">
        {t('history', { count: versions.length })}
      </summary>
      <ol>
        {versions.map(({ version, at, by, lines }) => (
          <li key={version} className="mt-1 border-t border-line-soft pt-1">
            <p className="font-semibold">{t('said', { version, at, by })}</p>
            <dl className="[overflow-wrap:anywhere]">
              {lines.map(({ name, value }) => (
                <div key={name} className="mt-0.5">
                  <dt className="text-small text-soft">{name}</dt>
                  <dd className="whitespace-pre-line">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </details>
  )
}
