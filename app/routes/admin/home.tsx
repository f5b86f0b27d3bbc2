import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/auth/guard.server.ts'
import type { Handle } from '#app/frame/handle.ts'
import { useText } from '#app/i18n/use-text.ts'
import { listOrganisations } from '#app/persistence/organisations.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'
import type { nl } from './nl.ts'

const namespace = 'routes/admin'

export const handle: Handle = { isStill: true, i18n: namespace, title: { namespace, key: 'title' } }

export async function loader({ context }: LoaderFunctionArgs) {
  return { organisations: await listOrganisations(requireAdmin(context)) }
}

/** Where provider staff start: the organisations they look after. */
export default function AdminHome() {
  const t = useText<typeof nl>(namespace)
  const { organisations } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-3 max-w-form">
        <Table
          caption={t('title')}
          rows={organisations}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', head: t('organisation'), cell: ({ name }) => name, names: true },
            { key: 'users', head: t('users'), cell: ({ users }) => users, align: 'right' },
          ]}
        />
      </div>
    </>
  )
}
