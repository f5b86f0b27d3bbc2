import { isRouteErrorResponse, useLocation } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Kind = 'generic' | 'forbidden' | 'notFound' | 'expired' | 'tooLarge'

const kinds = new Map<number, Kind>([
  [401, 'expired'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [405, 'notFound'],
  [413, 'tooLarge'],
])

/** What went wrong, as far as the reader is concerned. */
export function kindOfError(error: unknown): Kind {
  return (isRouteErrorResponse(error) && kinds.get(error.status)) || 'generic'
}

/** The words that an expected refusal brought along, which say more than ours. */
function ownWords(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status === 404 || error.status === 405 || error.status >= 500) return null
  return typeof error.data === 'string' && error.data && !error.data.startsWith('Error:') ? error.data : null
}

type Props = {
  error: unknown
  /** Null where nobody is signed in, or where that could not be found out. */
  user: { isAdmin: boolean } | null
  requestId: string | null
  /** True where somebody came by a link, for whom there is no other page. */
  isGuest: boolean
}

/** A page instead of the one that could not be shown: what happened and what to do next. */
export function ErrorPage({ error, user, requestId, isGuest }: Props) {
  const t = useText('common')
  const { pathname, search } = useLocation()
  const kind = kindOfError(error)
  const home = user && !user.isAdmin ? '/location/route-card' : '/'
  return (
    <div className="py-2">
      <PageTitle lead={ownWords(error) ?? t(`errors.${kind}.text`)}>{t(`errors.${kind}.title`)}</PageTitle>
      {kind === 'generic' && requestId && (
        <p className="mt-1 text-soft">{t('errors.generic.reference', { id: requestId })}</p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        {kind === 'generic' && (
          <ButtonLink href={pathname + search} data-document>
            {t('errors.retry')}
          </ButtonLink>
        )}
        {!isGuest && (
          <ButtonLink href={home} tone={kind === 'generic' ? 'quiet' : 'primary'} data-document>
            {t(home === '/' ? 'errors.toStart' : 'errors.toRouteCard')}
          </ButtonLink>
        )}
        {user && (
          <ButtonLink href="/help" tone="plain" data-document>
            {t('errors.help')}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
