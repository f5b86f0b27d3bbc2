import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { welcomeVideo } from '#app/platform/site/site-texts.server.ts'
import { Card } from '#app/ui/card.tsx'
import { HomeDrawing } from '#app/ui/illustrations.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { cardView } from '../roadmap/flow/card-view.server.ts'
import { chosenLocation } from '../roadmap/flow/location-choice.server.ts'
import { isInitialised } from '../roadmap/flow/locations.ts'
import { cardAddress } from '../roadmap/flow/addresses.ts'
import { readSurroundings } from '../roadmap/flow/surroundings.server.ts'
import { readPlace, readRoute } from '../roadmap/flow/route.server.ts'
import { listAddress } from '../sharing/sent/addresses.ts'
import { waitingAnswers } from '../sharing/sent/waiting.server.ts'
import { NextTask } from '../roadmap/screens/route-card-view.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['roadmap/screens', 'routes/home', 'sharing/sent', 'platform/site'],
  title: { namespace: 'routes/home', key: 'title' },
}

/** Provider staff have their own start; everybody else sees the location chosen last, or the organisation. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { actor } = requireUser(context)
  if (actor.isAdmin) throw redirect('/admin')
  const organisation = await readRoute(args, 'organisation')
  const chosen = organisation.locations[chosenLocation(request).index ?? -1]
  const location = chosen && isInitialised(chosen) ? chosen : organisation.locations.find(isInitialised)
  const route = location ? await readPlace(context, location.index) : organisation
  const name = location ? 'location' : 'organisation'
  return {
    userName: actor.name,
    place: location?.name ?? organisation.organisationName,
    isNew: organisation.forms.size === 0,
    cardAddress: cardAddress(name, location?.index ?? null),
    waiting: await waitingAnswers(context),
    video: welcomeVideo(),
    card: cardView(route, name, context.language, { around: await readSurroundings(route) }),
  }
}

/** The start: what this is, for who comes the first time; then what is next and where things stand. */
export default function Home() {
  const t = useText('routes/home')
  const say = useText('sharing/sent')
  const tell = useText('platform/site')
  const { userName, place, isNew, cardAddress: toCard, waiting, video, card } = useLoaderData<typeof loader>()
  const isStart = isNew || card.completed === 0
  return (
    <>
      <PageTitle lead={t('lead')}>{isNew ? t('firstHeading') : t('heading', { name: userName })}</PageTitle>
      {waiting > 0 && (
        <p className="mt-2">
          <a
            href={listAddress('/links', { state: 'waiting', organisation: '', page: 1 })}
            className="inline-flex min-h-target items-center font-semibold"
          >
            {say('home.waiting', { count: waiting })}
          </a>
        </p>
      )}
      <section className="mt-3" aria-label={place}>
        <p className="mb-1 font-semibold">{place}</p>
        <NextTask card={card} />
      </section>
      <p className="mt-3 flex flex-wrap gap-2">
        <ButtonLink tone="quiet" href={toCard}>
          {t('toRouteCard')}
        </ButtonLink>
        <ButtonLink tone="plain" href="/organisation">
          {t('toOverview')}
        </ButtonLink>
      </p>
      <Card
        as="section"
        className={isStart ? 'mt-3 flex flex-wrap items-center gap-3' : 'mt-4 flex flex-wrap items-center gap-3'}
      >
        <HomeDrawing className="h-12 w-12" />
        <div className="max-w-line">
          <h2>{t('how')}</h2>
          <ul className="mt-1 list-disc pl-3">
            <li>{t('how1')}</li>
            <li>{t('how2')}</li>
            <li>{t('how3')}</li>
          </ul>
          {video !== '' && (
            <p className="mt-1">
              <a href={video} rel="noreferrer" className="inline-flex min-h-target items-center font-semibold">
                {tell('video')}
              </a>{' '}
              <span className="text-small text-soft">{tell('videoHint')}</span>
            </p>
          )}
        </div>
      </Card>
    </>
  )
}
