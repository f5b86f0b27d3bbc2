import { useText } from '#app/platform/i18n/use-text.ts'
import type { KnownOrganisation } from '#app/persistence/organisations/namesakes.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { RowLink, RowsTable } from '../account/rows-table.tsx'
import { organisationAddress } from '../addresses.ts'

/** What was added from a list, one organisation on each row. */
export function AddedList({ added }: { added: Pick<KnownOrganisation, 'id' | 'name' | 'locations' | 'users'>[] }) {
  const t = useText('staff/organisations/onboarding')
  return (
    <>
      <PageTitle>{t('added.title')}</PageTitle>
      <div className="mt-2 max-w-form rounded border border-line bg-card py-1">
        <RowsTable
          caption={t('added.title')}
          rows={added}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: t('organisation'),
              names: true,
              cell: ({ id, name }) => <RowLink href={organisationAddress(id)} words={name} />,
            },
            { key: 'locations', head: t('locations'), cell: ({ locations }) => locations },
            { key: 'users', head: t('added.users'), cell: ({ users }) => users },
          ]}
        />
      </div>
      <p className="mt-3">
        <ButtonLink tone="quiet" href="/admin/organisations/new">
          {t('added.more')}
        </ButtonLink>
      </p>
    </>
  )
}
