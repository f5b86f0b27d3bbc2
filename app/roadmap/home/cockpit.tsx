import { useText } from '#app/platform/i18n/use-text.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { PassedDay } from '../connected/passed-day.tsx'
import { PlaceList } from '../screens/overview/place-list.tsx'
import { ComingList } from './coming-list.tsx'
import { ContactCard, HelpLine } from './contact-parts.tsx'
import { Count } from '#app/ui/count.tsx'
import { EntryLists } from './entry-lists.tsx'
import type { HomeView } from './home.server.ts'
import { CalmCard, NextCard } from './next-card.tsx'

type Props = { home: Extract<HomeView, { isFirst: false }> }

/** What needs a leader over all locations and the organisation: one step, then the lists, then how far it all is. */
export function Cockpit({ home }: Props) {
  const { greeting, today, connect, question, next, calm, contact, lists, coming, organisationName } = home
  const lead = (
    <>
      <span className="hidden md:inline">{today}</span> {connect}
    </>
  )
  return (
    <>
      <PageTitle lead={lead}>{greeting}</PageTitle>
      {question && <PassedDay question={question} />}
      {next && <NextCard step={next} />}
      {calm && <CalmCard calm={calm} />}
      {contact && <HelpLine contact={contact} />}
      <Places home={home} />
      <div className={lists.length > 0 ? 'items-start md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-6' : ''}>
        {lists.length > 0 && (
          <div>
            <EntryLists lists={lists} />
          </div>
        )}
        <div className={`mt-3 grid items-start gap-4 md:mt-5 ${lists.length > 0 ? '' : 'md:grid-cols-2 md:gap-6'}`}>
          {contact && <ContactCard contact={contact} organisationName={organisationName} />}
          <ComingList dates={coming} />
        </div>
      </div>
    </>
  )
}

function Places({ home: { places, total } }: Props) {
  const t = useText('roadmap/home')
  if (total === 0) return null
  return (
    <section aria-labelledby="places" className="mt-3 md:mt-5">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-1.5">
        <h2 id="places" className="flex items-baseline gap-1">
          {t('places.heading')} <Count>{total}</Count>
        </h2>{' '}
        <a href="/organisation" className="inline-flex min-h-target items-center text-small">
          {t('places.all')}
        </a>
      </div>
      <PlaceList places={places} isBrief />
      {total > places.length && (
        <p className="mt-0.5 text-small">
          <a href="/organisation?order=late" className="inline-flex min-h-target items-center">
            {t('places.most', { count: total })}
          </a>
        </p>
      )}
    </section>
  )
}
