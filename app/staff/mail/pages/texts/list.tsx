import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadMailTexts } from '#app/staff/mail/texts/load.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

const namespace = 'staff/mail/texts'

export const handle: Handle = { title: { namespace, key: 'title' } }

/** GET /admin/mail/texts: the messages whose texts can be changed. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context)
  return { texts: await loadMailTexts(context.language) }
}

/** The messages, and whose text each has. */
export default function MailTexts() {
  const t = useText(namespace)
  const { texts } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-3">
        <Table
          caption={t('title')}
          rows={texts}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              head: t('columns.name'),
              names: true,
              cell: ({ href, title }) => <a href={href}>{title}</a>,
            },
            { key: 'text', head: t('columns.text'), cell: ({ isChanged }) => t(isChanged ? 'changedText' : 'own') },
            { key: 'changed', head: t('columns.changed'), cell: ({ changed }) => changed },
            { key: 'by', head: t('columns.by'), cell: ({ by }) => by },
          ]}
        />
      </div>
    </>
  )
}
