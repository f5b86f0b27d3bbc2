import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { listHelpEntries } from '#app/persistence/staff/help-entries.server.ts'
import { optionWords } from '#app/staff/site/versions-view.server.ts'
import { inPageOrder } from '#app/platform/site/settings.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ListHead } from '#app/ui/list/head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

const namespace = 'staff/site'

export const handle: Handle = { title: { namespace, key: 'help.title' } }

/** GET /admin/help: the questions that provider staff added, in the order of the help page. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context)
  const { language } = context
  const rows = inPageOrder(await listHelpEntries()).map(
    ({ id, position, section, questionNl, questionEn, updatedAt, updatedByName }) => ({
      ...{ id, position, section: optionWords(section, language) },
      question: language === 'nl' ? questionNl : questionEn,
      changed: `${formatMoment(updatedAt.getTime(), language)}, ${updatedByName}`,
    }),
  )
  return { rows }
}

/** The questions of provider staff. */
export default function HelpEntries() {
  const t = useText(namespace)
  const { rows } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('help.lead')}>{t('help.title')}</PageTitle>
      <p className="mt-2">
        <ButtonLink href="/admin/help/new">{t('help.add')}</ButtonLink>
      </p>
      <ListHead found={t('help.found', { count: rows.length })} table="/admin/help/csv" />
      {rows.length === 0 ? (
        <p className="mt-1">{t('help.none')}</p>
      ) : (
        <div className="mt-1">
          <Table
            caption={t('help.title')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'question',
                head: t('help.columns.question'),
                names: true,
                cell: ({ id, question }) => (
                  <a href={`/admin/help/${id}`} className="inline-block min-w-[10rem] py-0.5 [overflow-wrap:anywhere]">
                    {question}
                  </a>
                ),
              },
              { key: 'section', head: t('help.columns.section'), cell: ({ section }) => section },
              { key: 'position', head: t('help.columns.position'), cell: ({ position }) => position, align: 'right' },
              { key: 'changed', head: t('help.columns.changed'), cell: ({ changed }) => changed },
            ]}
          />
        </div>
      )}
    </>
  )
}
