import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { Input, Select } from '#app/ui/input.tsx'
import { Pagination } from '#app/ui/list/pagination.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { importAddress } from '#app/roadmap/import/addresses.ts'
import { defaultsAddress } from '#app/roadmap/defaults/addresses.ts'
import { loadOverview, type Overview } from '#app/roadmap/flow/overview.server.ts'
import { PlaceList } from '#app/roadmap/screens/overview/place-list.tsx'
import { peopleAddress } from '#app/roadmap/people/addresses.ts'
import { taskGridAddress } from '#app/roadmap/screens/task-grid/addresses.ts'

const namespace = 'roadmap/screens/overview'

export const handle: Handle = {
  remember: 'day',
  title: { namespace: 'roadmap/screens', key: 'overview.title' },
}

/** GET /organisation?q=&show=&order=&page=: the locations of an organisation and how far each is. */
export const loader = (args: LoaderFunctionArgs) => loadOverview(args)

/** The locations of an organisation and how far each is; usable with a thousand of them. */
export default function OverviewPage() {
  const t = useText(namespace)
  const overview = useLoaderData<typeof loader>()
  const { organisationName, hasLocations, locationsAddress } = overview
  return (
    <>
      <PageTitle>{t('heading', { name: organisationName })}</PageTitle>
      {hasLocations ? (
        <Places overview={overview} />
      ) : (
        <Card accent className="mt-3">
          <h2>{t('none')}</h2>
          <p className="mb-2 mt-1 max-w-line">{t('noneText')}</p>
          <ButtonLink href={locationsAddress}>{t('noneAction')}</ButtonLink>
        </Card>
      )}
      <p className="mt-3 flex flex-wrap gap-x-3">
        {hasLocations && <Way href={overview.addAddress}>{t('add')}</Way>} <Way href={importAddress}>{t('import')}</Way>{' '}
        {hasLocations && <Way href={taskGridAddress()}>{t('tasks')}</Way>}{' '}
        <Way href={peopleAddress()}>{t('people')}</Way>{' '}
        {hasLocations && <Way href={defaultsAddress()}>{t('defaults')}</Way>}{' '}
        <a href="/organisation/take-out" data-document className="inline-flex min-h-target items-center">
          {t('takeOut')}
        </a>{' '}
        <Way href="/organisation/looked-at">{t('lookedAt')}</Way>
      </p>
    </>
  )
}

const Way = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="inline-flex min-h-target items-center">
    {children}
  </a>
)

function Places({ overview }: { overview: Overview }) {
  const t = useText(namespace)
  const { places, pages, range, total, stopNames } = overview
  return (
    <>
      {overview.asked.search === '' && <Facts overview={overview} />}
      <Tools overview={overview} />
      {total === 0 && (
        <p className="mb-2">
          {t('nothing')} <a href="/organisation">{t('all')}</a>
        </p>
      )}
      {places.length > 0 && <PlaceList places={places} />}
      {pages > 1 && <p className="mt-2 text-small text-soft">{t('range', { ...range, total })}</p>}
      <Pagination list={overview} />
      <p className="mt-3 flex flex-wrap gap-x-2 gap-y-0.5 text-small text-soft">
        <span>{t('legend')}</span>{' '}
        {stopNames.map((name, index) => (
          <span key={name}>
            <b>{index + 1}</b> {name}{' '}
          </span>
        ))}
      </p>
    </>
  )
}

/** How far it all is, in one line: of all locations, so not above those that were found. */
function Facts({ overview: { counts, completed, items, firstDay } }: { overview: Overview }) {
  const t = useText(namespace)
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-small text-soft">
      <span>{t('facts.locations', { count: counts.all })}</span>{' '}
      <span>{t('facts.tasks', { completed, total: items })}</span>{' '}
      {counts.late > 0 && <span className="font-strong text-red">{t('facts.late', { count: counts.late })}</span>}{' '}
      {firstDay && (
        <span>
          {t('facts.first')} <b className="text-ink">{firstDay}</b>
        </span>
      )}
    </p>
  )
}

/** What is shown and in which order; all of it stands in the address. */
function Tools({ overview: { asked, chips, isLong, total } }: { overview: Overview }) {
  const t = useText(namespace)
  const list = useText('ui/list')
  const { search, filter, order } = asked
  return (
    <div className="mb-2 mt-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-1.5">
      <FilterChips
        label={t('show.label')}
        chips={chips.map((chip) => ({ ...chip, label: t(`show.${chip.key}`), isCurrent: chip.key === filter }))}
      />
      <Form
        role="search"
        aria-label={list('filter')}
        className="flex w-full flex-wrap items-end gap-1 sm:w-auto"
        key={`${search} ${order} ${filter}`}
      >
        {filter !== 'all' && <input type="hidden" name="show" value={filter} />}
        {isLong && (
          <div className="w-full sm:w-auto">
            <label htmlFor="q" className="mb-0.5 block text-small font-semibold">
              {t('search')}
            </label>{' '}
            <Input id="q" name="q" type="search" placeholder={t('searchHint')} defaultValue={search} />
          </div>
        )}
        <div className="min-w-0 grow basis-0 sm:grow-0 sm:basis-auto">
          <label htmlFor="order" className={isLong ? 'mb-0.5 block text-small font-semibold' : 'sr-only'}>
            {t('order.label')}
          </label>{' '}
          <Select
            id="order"
            name="order"
            empty={t('order.date')}
            options={(['late', 'position'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
            defaultValue={order === 'date' ? '' : order}
          />
        </div>
        <Button tone="quiet">{t('order.action')}</Button>
        {search && (
          <p role="status" className="w-full text-small">
            {t('found', { count: total })} · <a href="/organisation">{t('all')}</a>
          </p>
        )}
      </Form>
    </div>
  )
}
