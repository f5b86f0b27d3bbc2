import { useText } from '#app/platform/i18n/use-text.ts'
import { Note } from '#app/ui/card.tsx'

/** Which parts have to be read before anything can be signed. */
export function UnreadParts({ unread, base }: { unread: readonly number[]; base: string }) {
  const t = useText('sharing/signing/reading')
  if (unread.length === 0) return null
  return (
    <Note className="mt-2">
      <p>{t('unread')}</p>
      <ul className="flex flex-wrap gap-x-2">
        {unread.map((number) => (
          <li key={number}>
            <a href={`${base}?part=${number}`} className="inline-flex min-h-target items-center">
              {t('partNumber', { part: number })}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  )
}
