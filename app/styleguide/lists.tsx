import { useText } from '#app/platform/i18n/use-text.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { CountedList } from '#app/ui/counted-list.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import { SideRail } from '#app/ui/side-rail.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { namespace, Part } from './part.tsx'

const rows = [
  { key: 'anker', place: 'Het Anker', now: 4, next: 2 },
  { key: 'terp', place: 'De Terp', now: 0, next: 2 },
]

/** Rows in every form, the way through them, and what is known of one thing. */
export function Lists() {
  const t = useText(namespace)
  const phones = (count: number) => (count > 0 ? t('lists.phones', { count }) : '')
  const here = '#lists'
  const chips = [
    { key: 'all', label: t('lists.all'), count: 40, href: here, isCurrent: true },
    { key: 'late', label: t('lists.late'), count: 4, href: here, isCurrent: false },
  ]
  const columns: Column<(typeof rows)[number]>[] = [
    {
      ...{ key: 'place', head: t('lists.place'), names: true, cell: ({ place }) => place },
      sort: { sort: 'place', direction: 'up', href: here },
    },
    { key: 'now', head: t('lists.now'), cell: ({ now }) => phones(now) },
    { key: 'next', head: t('lists.next'), cell: ({ next }) => phones(next), align: 'right' },
  ]
  return (
    <Part name="lists">
      <div className="mt-2 grid gap-3">
        <Breadcrumb above={[{ href: here, label: t('lists.above') }]} here={t('lists.table')} />
        <FilterChips label={t('lists.chips')} chips={chips} />
        <div>
          <Table caption={t('lists.table')} rows={rows} rowKey={({ key }) => key} columns={columns} />
          <Pagination list={{ page: 2, pages: 3, previous: here, following: here }} />
        </div>
        <CountedList name="late" heading={t('lists.late')} count={4} rows={rows} className="">
          {({ place }) => <p className="px-2 py-1">{place}</p>}
        </CountedList>
        <FactList
          facts={[
            [t('lists.name'), 'Sanne Bakker'],
            [t('lists.phone'), <PhoneLink key="phone" phone="030 555 01 48" />],
            [t('lists.contact'), <MailLink key="mail" email="sanne@example.org" />],
          ]}
        />
      </div>
    </Part>
  )
}

/** The steps of a task, as they stand beside its page or above it. */
export function Steps() {
  const t = useText(namespace)
  const here = '#steps'
  return (
    <Part name="steps">
      <div className="mt-2 max-w-medium">
        <SideRail
          number="1.1.1"
          title={t('steps.title')}
          steps={[
            { href: '#lists', label: t('lists.contact'), note: t('stops.done'), state: 'done' },
            { href: here, label: t('steps.wards'), note: t('steps.left'), state: 'busy', current: true },
            { href: '#colours', label: t('steps.finish') },
          ]}
          beside={[{ href: '#letters', label: t('steps.history') }]}
        />
      </div>
    </Part>
  )
}
