import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { pageAddress, routeCardExportAddress } from '#app/roadmap/flow/addresses.ts'
import { cardView } from '#app/roadmap/flow/card-view.server.ts'
import { rememberLocation } from '#app/roadmap/flow/location-choice.server.ts'
import { isOpen, readRoute } from '#app/roadmap/flow/route.server.ts'
import { readSurroundings } from '#app/roadmap/flow/surroundings.server.ts'
import { locationChoices } from '#app/roadmap/flow/switcher.server.ts'
import { locationsItem } from '#app/roadmap/registry.ts'
import { requestsOf } from '#app/roadmap/requests/requests.server.ts'
import { readReviews } from '#app/sharing/review/item-reviews.server.ts'
import { actOnRow } from '#app/sharing/row-acts/act-on-row.server.ts'
import { askedWhose } from '#app/roadmap/assigning/doers.ts'
import { WhoseTasks } from '#app/roadmap/assigning/whose-tasks.tsx'
import { NextTask, RouteLine } from '#app/roadmap/screens/route-card/route-card-view.tsx'
import { Uninitialised } from '#app/roadmap/screens/uninitialised.tsx'

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export const handle: Handle<Data | undefined> = {
  remember: 'day',
  title: (text, card) =>
    card?.locationName
      ? text('roadmap/screens/route-card')('ofLocation', { name: card.locationName })
      : text('roadmap/screens/route-card')('title'),
  place: (card) => card?.locationName || null,
  choices: (card) => card?.choices ?? null,
}

export async function loader(args: LoaderFunctionArgs) {
  const route = await readRoute(args, 'location')
  const index = route.location?.index ?? 0
  const { language } = args.context
  const [reviewsOf, requestOf, around] = await Promise.all([
    readReviews(route.member, route, language),
    requestsOf(route, language),
    readSurroundings(route),
  ])
  const show = { asked: askedWhose(new URL(args.request.url).searchParams), userId: route.member.userId }
  const card = isOpen(route) ? cardView(route, 'location', language, { around, reviewsOf, requestOf, show }) : null
  const locationsAddress = pageAddress(locationsItem, 'locations', null)
  return data(
    {
      card,
      choices: locationChoices(route, around, language),
      number: index + 1,
      locationName: route.location?.name ?? '',
      locationsAddress,
      takeOut: routeCardExportAddress(index),
    },
    { headers: rememberLocation(args.request, index) },
  )
}

/** Reminds whoever has to act in a line, or takes a task back; answers 303 to the same card. */
export const action = actOnRow

/** The route card of one location: the picture of the product. */
export default function LocationRouteCard() {
  const t = useText('roadmap/screens/route-card')
  const screens = useText('roadmap/screens')
  const { card, locationName, number, locationsAddress, takeOut } = useLoaderData<typeof loader>()
  const name = locationName || screens('uninitialised.unnamed', { number })
  return (
    <>
      <Breadcrumb above={[{ href: '/organisation', label: screens('overview.title') }]} here={name} />
      {card ? (
        <>
          <PageTitle>{t('ofLocation', { name })}</PageTitle>
          <Dates dates={card.dates} />
          <div className="mt-3">
            <NextTask card={card} />
          </div>
          <WhoseTasks whose={card.whose} isEmpty={card.stops.length === 0} />
          <RouteLine stops={card.stops} />
          <p className="mt-3 text-small text-soft print:hidden">{t('explainsO')}</p>
          <p className="hidden text-small text-soft print:block">{t('printed', { day: card.today })}</p>
          <p className="mt-1 text-small print:hidden">
            <a href={takeOut} data-document>
              {t('takeOut')}
            </a>
          </p>
        </>
      ) : (
        <Uninitialised address={locationsAddress} />
      )}
    </>
  )
}

function Dates({ dates }: { dates: NonNullable<Data['card']>['dates'] }) {
  const t = useText('roadmap/screens/route-card')
  if (!dates?.connectionDay) return null
  return (
    <div className="mt-1 flex flex-wrap gap-x-2 text-small text-soft sm:gap-x-4">
      <dl className="flex flex-wrap gap-x-2 sm:gap-x-4">
        {dates.startMeetings.length > 0 && <Fact term={t('startMeeting')} value={dates.startMeetings.join('; ')} />}
        <Fact term={t(dates.isDefinitive ? 'connectionDay' : 'targetDay')} value={dates.connectionDay} />
      </dl>
      {dates.workingDays > 0 && <p className="font-bold text-ink">{t('left', { count: dates.workingDays })}</p>}
    </div>
  )
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div className="flex gap-1">
    <dt>{term}</dt>
    <dd className="font-bold text-ink">{value}</dd>
  </div>
)
