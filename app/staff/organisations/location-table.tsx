import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { FiveStops } from '#app/ui/five-stops.tsx'
import { Input } from '#app/ui/input.tsx'
import { ListFilter } from '#app/ui/list/filter.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { RowLink, RowsTable, type RowsColumn } from './account/rows-table.tsx'
import { Nothing } from './account/section.tsx'
import { organisationAddress } from './addresses.ts'
import type { OrganisationPage } from './one.server.ts'

type Row = OrganisationPage['locations'][number]

/** The locations of an organisation: searched where there are many, each with how far it is and the way to its pages. */
export function LocationTable({ page }: { page: OrganisationPage }) {
  const t = useText('staff/organisations')
  const say = useText('staff/organisations/account')
  if (!page.hasLocations) return <Nothing>{t('one.noLocations')}</Nothing>
  const red = (isRed: boolean) => (isRed ? 'font-semibold text-red' : '')
  const columns: RowsColumn<Row>[] = [
    {
      key: 'name',
      head: t('one.locationName'),
      names: true,
      cell: ({ name, href, city }) => <RowLink href={href} words={name} below={city} />,
    },
    {
      key: 'day',
      head: say('overview.day'),
      room: 'date',
      cell: ({ day }) => (
        <>
          {day.words}
          {day.left && <span className="block text-soft">{day.left}</span>}
        </>
      ),
    },
    {
      key: 'expected',
      head: say('overview.expected'),
      cell: ({ expected, isExpectedLate }) => <span className={red(isExpectedLate)}>{expected}</span>,
    },
    { key: 'stops', head: say('overview.stops'), cell: ({ stops, line }) => <FiveStops stops={stops} label={line} /> },
    {
      key: 'completed',
      head: say('overview.completed'),
      room: 'none',
      cell: ({ completed, total, name, card, isInitialised }) =>
        isInitialised ? (
          <a href={card} className="inline-flex min-h-4 items-center">
            {completed}/{total}
            <span className="sr-only">
              {' '}
              {t('one.card')} {t('one.cardOfWhat', { name })}
            </span>
          </a>
        ) : (
          `${completed}/${total}`
        ),
    },
    {
      key: 'next',
      head: say('overview.next'),
      cell: ({ next, isLate }) => <span className={red(isLate)}>{next}</span>,
    },
  ]
  return (
    <>
      {(page.isLong || page.search !== '') && (
        <div className="px-2 pb-1">
          <ListFilter all={page.search === '' ? null : organisationAddress(page.id)}>
            <Field id="q" label={t('one.searchLocations')}>
              {(wiring) => <Input {...wiring} name="q" type="search" width="medium" defaultValue={page.search} />}
            </Field>
          </ListFilter>
        </div>
      )}
      {page.locations.length === 0 ? (
        <Nothing>{t('one.noneFound')}</Nothing>
      ) : (
        <RowsTable caption={t('one.locations')} rows={page.locations} rowKey={({ id }) => id} columns={columns} />
      )}
      {page.pages > 1 && (
        <div className="px-2 pb-1">
          <Pagination list={page} />
        </div>
      )}
    </>
  )
}
