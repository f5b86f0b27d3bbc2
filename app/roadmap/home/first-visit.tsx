import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import { Film } from './film.tsx'
import type { HomeView } from './home.server.ts'
import { RouteDrawing } from './route-drawing.tsx'

type Props = { home: Extract<HomeView, { isFirst: true }> }

/** The first visit: what this is, where it goes, and the one way to begin. */
export function FirstVisit({ home }: Props) {
  const t = useText('roadmap/home')
  const { userName, stops, next, isBegun, video } = home
  return (
    <>
      <section className="md:text-center">
        <h1 className="md:text-[2.5rem]">{t('first.heading', { name: userName })}</h1>
        <p className="mt-1 max-w-text text-soft md:mx-auto md:text-[1.25rem]">{t('first.lead')}</p>
        <RouteDrawing stops={stops} />
        {next && (
          <p className="mt-2 grid sm:block md:mt-4">
            <ButtonLink href={next.href}>{t(isBegun ? 'first.goOn' : 'first.begin')}</ButtonLink>
          </p>
        )}
      </section>
      <div className="mt-4 grid items-start gap-3 md:mt-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-6">
        <Film address={video} />
        <GoodToKnow contact={home.contact} />
      </div>
    </>
  )
}

function GoodToKnow({ contact }: { contact: Props['home']['contact'] }) {
  const t = useText('roadmap/home')
  const reach = 'inline-flex min-h-target items-center [overflow-wrap:anywhere]'
  return (
    <section aria-labelledby="good">
      <h2 id="good">{t('first.good')}</h2>
      <ul className="mt-1.5 grid gap-1.5">
        <Tick>{t('first.good1')}</Tick>
        <Tick>{t('first.good2')}</Tick>
        {contact && (
          <Tick>
            {contact.name ? t('first.good3', { name: contact.name }) : t('first.good3Us')}{' '}
            {contact.phone ? t('first.call') : t('first.mail')}{' '}
            {contact.phone ? (
              <PhoneLink phone={contact.phone} className={reach} />
            ) : (
              <MailLink email={contact.email} className={reach} />
            )}
          </Tick>
        )}
      </ul>
    </section>
  )
}

const Tick = ({ children }: { children: ReactNode }) => (
  <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-1.5">
    <CheckIcon className="mt-0.25 h-2.5 w-2.5 text-teal" />
    <span>{children}</span>
  </li>
)
