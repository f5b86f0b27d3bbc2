import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listProgramKeys } from '#app/persistence/programs/program-keys.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { programAddress } from '#app/staff/programs/addresses.ts'
import { knownScopes, scopeKeys } from '#app/staff/programs/scope-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

export const handle: Handle = { title: { namespace: 'staff/programs', key: 'title' } }

/** GET /admin/programs: the keys of programs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const keys = await listProgramKeys(requireAdmin(context))
  const told = (at: Date | null) => at && formatMoment(at.getTime(), context.language)
  return keys.map(({ id, name, scopes, organisationIds, usedAt, endedAt }) => ({
    ...{ id, name, scopes: knownScopes(scopes), organisations: organisationIds?.length ?? null },
    ...{ used: told(usedAt), ended: told(endedAt) },
  }))
}

/** What programs of the provider may read. */
export default function Programs() {
  const t = useText('staff/programs')
  const keys = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <ButtonLink href="/admin/programs/new">{t('add')}</ButtonLink>
        <ButtonLink tone="quiet" href="/admin/programs/webhooks">
          {t('webhooks')}
        </ButtonLink>
        <ButtonLink tone="plain" href="/api/docs">
          {t('docs')}
        </ButtonLink>
      </p>
      <div className="mt-3">
        {keys.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Table
            caption={t('title')}
            rows={keys}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                head: t('columns.name'),
                names: true,
                cell: ({ id, name }) => <a href={programAddress(id)}>{name}</a>,
              },
              {
                key: 'scopes',
                head: t('columns.scopes'),
                cell: ({ scopes }) => scopes.map((scope) => t(`scopes.${scopeKeys[scope]}`)).join(', '),
              },
              {
                key: 'organisations',
                head: t('columns.organisations'),
                cell: ({ organisations: count }) => (count === null ? t('all') : t('count', { count })),
              },
              { key: 'used', head: t('columns.used'), cell: ({ used }) => used ?? t('neverUsed') },
              {
                key: 'state',
                head: t('columns.state'),
                cell: ({ ended }) => (ended === null ? t('states.open') : t('states.ended', { at: ended })),
              },
            ]}
          />
        )}
      </div>
    </>
  )
}
