import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { ListFilter } from '#app/ui/list/filter.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { Table } from '#app/ui/table.tsx'
import { organisationAddress } from './addresses.ts'
import type { OrganisationPage } from './one.server.ts'

/** The locations of an organisation: searched where there are many, each with the way to its pages. */
export function LocationTable({ page }: { page: OrganisationPage }) {
  const t = useText('staff/organisations')
  if (!page.hasLocations) return <p className="mt-1">{t('one.noLocations')}</p>
  return (
    <>
      {(page.isLong || page.search !== '') && (
        <ListFilter all={page.search === '' ? null : organisationAddress(page.id)}>
          <Field id="q" label={t('one.searchLocations')}>
            {(wiring) => <Input {...wiring} name="q" type="search" width="medium" defaultValue={page.search} />}
          </Field>
        </ListFilter>
      )}
      <div className="mt-2">
        {page.locations.length === 0 ? (
          <p>{t('one.noneFound')}</p>
        ) : (
          <Table
            caption={t('one.locations')}
            rows={page.locations}
            rowKey={({ id }) => id}
            columns={[
              { key: 'number', head: t('one.number'), cell: ({ number }) => number, align: 'right' },
              {
                key: 'name',
                head: t('one.locationName'),
                names: true,
                cell: ({ name, href }) => (
                  <a href={href} className="inline-block min-w-[10rem] py-0.5 [overflow-wrap:anywhere]">
                    {name}
                  </a>
                ),
              },
              {
                key: 'card',
                head: t('one.card'),
                cell: ({ name, card, isInitialised }) =>
                  isInitialised && (
                    <a href={card}>
                      {t('one.cardOf')}
                      <span className="sr-only"> {t('one.cardOfWhat', { name })}</span>
                    </a>
                  ),
              },
            ]}
          />
        )}
      </div>
      <Pagination list={page} />
    </>
  )
}
