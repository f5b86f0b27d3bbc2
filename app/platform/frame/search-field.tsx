import { useLocation } from '@remix-run/react'
import { useContext } from 'react'
import searchScript from '#app/assets/search.js?url'
import namesScript from '#app/assets/typed-names.js?url'
import { useText } from '#app/platform/i18n/use-text.ts'
import { SearchIcon } from '#app/ui/icons.tsx'
import { NonceContext } from './page-context.ts'

/**
 * The search of provider staff, on top of all their pages. app/assets/search.js gives it its keys, and its list while somebody types;
 * app/assets/typed-names.js offers names in other fields of such a page.
 */
export function SearchField() {
  const t = useText('staff/search')
  const nonce = useContext(NonceContext)
  const { pathname, search } = useLocation()
  const query = pathname.startsWith('/admin/search') ? (new URLSearchParams(search).get('q') ?? '').slice(0, 100) : ''
  return (
    <form role="search" action="/admin/search" className="staff-search" aria-label={t('field.label')}>
      <button type="submit" aria-label={t('field.find')}>
        <SearchIcon />
      </button>
      <input
        type="search"
        name="q"
        data-search
        aria-label={t('field.label')}
        aria-keyshortcuts="Control+K /"
        placeholder={t('field.hint')}
        defaultValue={query}
        key={query}
        maxLength={100}
      />
      <kbd hidden data-search-keys aria-hidden="true">
        Ctrl K
      </kbd>
      <script async src={searchScript} nonce={nonce} />
      <script async src={namesScript} nonce={nonce} />
    </form>
  )
}
