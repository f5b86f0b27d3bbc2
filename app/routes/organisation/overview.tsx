import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Input } from '#app/ui/input.tsx'
import { Meter } from '#app/ui/meter.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import { loadOverview, type Overview } from '#app/roadmap/flow/overview.server.ts'

export const handle: Handle = {
  hydrate: false,
  i18n: ['roadmap/screens/overview', 'roadmap/screens'],
  title: { namespace: 'roadmap/screens', key: 'overview.title' },
}

export const loader = (args: LoaderFunctionArgs) => loadOverview(args)

/** The locations of an organisation and how far each is; usable with a thousand of them. */
export default function OverviewPage() {
  const t = useText('roadmap/screens/overview')
  const overview = useLoaderData<typeof loader>()
  const { organisationName, locations, hasLocations, locationsAddress } = overview
  return (
    <>
      <PageTitle lead={t('lead')}>{t('heading', { name: organisationName })}</PageTitle>
      {hasLocations ? (
        <>
          {(overview.pages > 1 || overview.search) && <Search overview={overview} />}
          <ul className="mt-3 grid gap-2">
            {locations.map((location) => (
              <LocationRow key={location.index} location={location} />
            ))}
          </ul>
          {overview.pages > 1 && <Pages overview={overview} />}
        </>
      ) : (
        <Card accent className="mt-3">
          <h2>{t('none')}</h2>
          <p className="mb-2 mt-1 max-w-line">{t('noneText')}</p>
          <ButtonLink href={locationsAddress}>{t('noneAction')}</ButtonLink>
        </Card>
      )}
      <p className="mt-4">
        <a href="/organisation/route-card">{t('organisation')}</a>
      </p>
      <p className="mt-2 text-small">
        <a href="/organisation/take-out" data-document>
          {t('takeOut')}
        </a>
      </p>
      <p className="mt-1 text-small">
        <a href="/organisation/looked-at">{t('lookedAt')}</a>
      </p>
    </>
  )
}

function Search({ overview: { search, found } }: { overview: Overview }) {
  const t = useText('roadmap/screens/overview')
  return (
    <Form role="search" className="mt-3 flex flex-wrap items-end gap-2">
      <div>
        <label htmlFor="q" className="mb-0.5 block font-semibold">
          {t('search')}
        </label>{' '}
        <Input id="q" name="q" type="search" width="medium" defaultValue={search} />
      </div>
      <Button tone="quiet">{t('searchAction')}</Button>
      {search && (
        <p role="status" className="pb-1">
          {t('found', { count: found })} · <a href="/organisation">{t('all')}</a>
        </p>
      )}
    </Form>
  )
}

function LocationRow({ location }: { location: Overview['locations'][number] }) {
  const t = useText('roadmap/screens/overview')
  const say = useText('roadmap/screens')
  const name = location.name || say('uninitialised.unnamed', { number: location.index + 1 })
  const progress = say('routeCard.progress', { completed: location.completed, total: location.total })
  return (
    <Card
      as="li"
      className="grid grid-cols-1 gap-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-center md:gap-3"
    >
      <div>
        <h2>{name}</h2>
        {location.isInitialised ? (
          <dl className="mt-1 text-small">
            <Fact
              term={t('connectionDay')}
              value={location.connectionDay}
              note={location.connectionDay && !location.isDefinitive ? t('expected') : null}
            />
            <Fact term={t('startMeeting')} value={location.startMeetings.join('; ') || null} note={null} />
          </dl>
        ) : (
          <p className="mt-1">
            <StateTag state="none" label={t('uninitialised')} />
          </p>
        )}
      </div>
      <div>
        {location.isInitialised && (
          <>
            <p className="text-small font-semibold">{progress}</p>
            <ul className="mt-0.5 grid grid-cols-2 gap-x-2 gap-y-0.5">
              {location.categories.map(({ number, title, completed, total }) => (
                <li key={number} className="text-tag text-soft">
                  <Meter value={completed} max={total} label={say('routeCard.completedOf', { completed, total })} />
                  {title}{' '}
                  <span aria-hidden="true" className="whitespace-nowrap">
                    {completed}/{total}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ButtonLink tone="quiet" href={location.href} aria-label={t('cardOf', { name })}>
        {t('card')}
      </ButtonLink>
    </Card>
  )
}

function Fact({ term, value, note }: { term: string; value: string | null; note: string | null }) {
  const t = useText('roadmap/screens/overview')
  return (
    <div className="flex flex-wrap gap-x-1">
      <dt className="text-soft">{term}</dt>
      <dd className={value ? 'font-semibold' : 'text-soft'}>
        {value ?? t('unknown')}
        {note && <span className="font-normal text-soft"> ({note})</span>}
      </dd>
    </div>
  )
}

function Pages({ overview: { page, pages, search } }: { overview: Overview }) {
  const t = useText('roadmap/screens/overview')
  const address = (to: number) =>
    `/organisation?${new URLSearchParams({ ...(search && { q: search }), page: String(to) })}`
  return (
    <nav aria-label={t('pages')} className="mt-3 flex flex-wrap items-center gap-3">
      {page > 1 && <a href={address(page - 1)}>{t('previous')}</a>}
      <span>{t('page', { page, pages })}</span>
      {page < pages && <a href={address(page + 1)}>{t('following')}</a>}
    </nav>
  )
}
