import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readLooks } from '#app/persistence/staff/staff-access-log.server.ts'
import { fieldWords } from '#app/roadmap/flow/field-words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

export const handle: Handle = { title: { namespace: 'staff/organisations', key: 'lookedAt.title' } }

/** How many stand on the page: enough to see whether anybody looks more than one would expect. */
const most = 100

/** GET /organisation/looked-at: who of the provider's staff looked along, for the organisation itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const member = requireMember(context)
  const { language } = context
  const t = textFor(language, 'staff/organisations')
  const looks = await readLooks(member, most)
  return {
    most,
    looks: looks.map(({ id, at, by, page, isOfOrganisation, locationName, item: key, secret }) => {
      const item = findItem(key ?? '')
      const where = isOfOrganisation ? t('lookedAt.wholeOrganisation') : locationName || t('lookedAt.unnamed')
      const title = item ? itemTitle(item, language) : ''
      const seen = t(page === 'route-card' ? 'lookedAt.card' : `lookedAt.${page}`, { item: title })
      const what =
        item && secret
          ? t('lookedAt.secret', { ...secret, field: fieldWords(item, language).label(secret.field), item: title })
          : seen
      return { id, by, at: formatMoment(at.getTime(), language), what, where }
    }),
  }
}

/** Who of the provider's staff looked at what the organisation filled in, and when. */
export default function LookedAt() {
  const t = useText('staff/organisations')
  const screens = useText('roadmap/screens')
  const { looks, most: shown } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumb above={[{ href: '/organisation', label: screens('overview.title') }]} here={t('lookedAt.title')} />
      <PageTitle lead={t('lookedAt.lead')}>{t('lookedAt.title')}</PageTitle>
      <div className="mt-3">
        {looks.length === 0 ? (
          <p>{t('lookedAt.none')}</p>
        ) : (
          <Table
            caption={t('lookedAt.title')}
            rows={looks}
            rowKey={({ id }) => String(id)}
            columns={[
              { key: 'when', head: t('lookedAt.when'), cell: ({ at }) => at, names: true },
              { key: 'who', head: t('lookedAt.who'), cell: ({ by }) => by },
              { key: 'what', head: t('lookedAt.what'), cell: ({ what }) => what },
              { key: 'where', head: t('lookedAt.where'), cell: ({ where }) => where },
            ]}
          />
        )}
      </div>
      {looks.length === shown && <p className="mt-1 text-small text-soft">{t('lookedAt.most', { count: shown })}</p>}
    </>
  )
}
