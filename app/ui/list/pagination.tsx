import { useText } from '#app/platform/i18n/use-text.ts'

/** Where a reader is in a list of several pages, and the addresses of those before and behind. */
export type ListPages = { page: number; pages: number; previous: string | null; following: string | null }

/**
 * The way through the pages of a list; nothing where there is only one.
 * @param of what the list is called, where a page has several
 */
export function Pagination({ list, of }: { list: ListPages; of?: string }) {
  const t = useText('ui/list')
  const { page, pages, previous, following } = list
  if (pages === 1) return null
  return (
    <nav
      aria-label={of === undefined ? t('pages') : `${t('pages')}: ${of}`}
      className="mt-3 flex flex-wrap items-center gap-3"
    >
      {previous && <a href={previous}>{t('previous')}</a>} <span>{t('page', { page, pages })}</span>{' '}
      {following && <a href={following}>{t('following')}</a>}
    </nav>
  )
}
