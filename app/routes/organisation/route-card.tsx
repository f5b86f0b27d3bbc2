import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import type { LocationChoices } from '#app/platform/frame/location-switcher.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { cardView } from '#app/roadmap/flow/card-view.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { readSurroundings } from '#app/roadmap/flow/surroundings.server.ts'
import { locationChoices } from '#app/roadmap/flow/switcher.server.ts'
import { readReviews } from '#app/sharing/review/item-reviews.server.ts'
import { actOnRow } from '#app/sharing/row-acts/act-on-row.server.ts'
import { askedWhose } from '#app/roadmap/assigning/doers.ts'
import { WhoseTasks } from '#app/roadmap/assigning/whose-tasks.tsx'
import { NextTask, RouteLine } from '#app/roadmap/screens/route-card/route-card-view.tsx'

export const handle: Handle<{ choices: LocationChoices | null } | undefined> = {
  choices: (page) => page?.choices ?? null,
  remember: 'day',
  title: { namespace: 'roadmap/screens/route-card', key: 'organisationCard' },
}

export async function loader(args: LoaderFunctionArgs) {
  const route = await readRoute(args, 'organisation')
  const { language } = args.context
  const [reviewsOf, around] = await Promise.all([readReviews(route.member, route, language), readSurroundings(route)])
  const show = { asked: askedWhose(new URL(args.request.url).searchParams), userId: route.member.userId }
  return {
    card: cardView(route, 'organisation', language, { around, reviewsOf, show }),
    choices: locationChoices(route, around, language),
    name: route.organisationName,
  }
}

/** Reminds whoever has to act in a line, or takes a task back; answers 303 to the same card. */
export const action = actOnRow

/** The tasks that an organisation does once, for all its locations. */
export default function OrganisationRouteCard() {
  const t = useText('roadmap/screens/route-card')
  const screens = useText('roadmap/screens')
  const { card, name } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumb above={[{ href: '/organisation', label: screens('overview.title') }]} here={t('organisationCard')} />
      <PageTitle lead={t('forOrganisationHint')}>{t('ofOrganisation', { name })}</PageTitle>
      <div className="mt-3">
        <NextTask card={card} />
      </div>
      <WhoseTasks whose={card.whose} isEmpty={card.stops.length === 0} />
      <RouteLine stops={card.stops} />
      <p className="hidden text-small text-soft print:block">{t('printed', { day: card.today })}</p>
    </>
  )
}
