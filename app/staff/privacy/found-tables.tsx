import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Table } from '#app/ui/table.tsx'
import type { loadPerson } from './load.server.ts'

type Found = NonNullable<Awaited<ReturnType<typeof loadPerson>>['found']>

/** Everything that was found about a person: how much of each kind, their accounts, and the forms they stand in. */
export function FoundTables({ found }: { found: Found }) {
  const t = useText('staff/privacy')
  const { isTooMuch, maxForms, counts, accounts, forms, exportAddress } = found
  return (
    <>
      {isTooMuch && (
        <div className="mt-2">
          <Banner kind="warning">{t('tooMuch', { count: maxForms })}</Banner>
        </div>
      )}
      <h2 className="mt-4">{t('found')}</h2>
      <div className="mt-1">
        <Table
          caption={t('found')}
          rows={counts}
          rowKey={({ kind }) => kind}
          columns={[
            { key: 'kind', head: t('columns.kind'), names: true, cell: ({ kind }) => t(`kinds.${kind}`) },
            { key: 'count', head: t('columns.count'), align: 'right', cell: ({ count }) => count },
            { key: 'what', head: t('columns.what'), cell: ({ kind }) => t(`effects.${kind}`) },
          ]}
        />
      </div>
      <p className="mt-1">
        <a href={exportAddress} className="inline-flex min-h-target items-center">
          {t('export')}
        </a>
      </p>
      {accounts.length > 0 && (
        <>
          <h2 className="mt-3">{t('accounts')}</h2>
          <div className="mt-1">
            <Table
              caption={t('accounts')}
              rows={accounts}
              rowKey={({ id }) => id}
              columns={[
                { key: 'name', head: t('columns.name'), names: true, cell: ({ name }) => name },
                { key: 'email', head: t('columns.email'), cell: ({ email }) => email },
                { key: 'organisation', head: t('columns.organisation'), cell: ({ organisation }) => organisation },
                { key: 'state', head: t('columns.state'), cell: ({ state }) => t(`states.${state}`) },
                { key: 'seen', head: t('columns.seen'), cell: ({ seen }) => seen },
              ]}
            />
          </div>
        </>
      )}
      {forms.length > 0 && (
        <>
          <h2 className="mt-3">{t('forms')}</h2>
          <div className="mt-1">
            <Table
              caption={t('forms')}
              rows={forms}
              rowKey={({ id }) => id}
              columns={[
                { key: 'task', head: t('columns.task'), names: true, cell: ({ task }) => task },
                { key: 'organisation', head: t('columns.organisation'), cell: ({ organisation }) => organisation },
                { key: 'place', head: t('columns.place'), cell: ({ place }) => place },
                { key: 'where', head: t('columns.where'), cell: ({ where }) => where },
              ]}
            />
          </div>
        </>
      )}
    </>
  )
}
