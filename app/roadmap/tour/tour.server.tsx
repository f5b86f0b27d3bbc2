import { renderToStaticMarkup } from 'react-dom/server'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Meter } from '#app/ui/meter.tsx'
import { WayOut, WayOutForm } from '#app/ui/way-out.tsx'
import { stepFormId } from '../screens/step-handle.ts'
import { isDemo } from './demo-organisations.ts'
import { stopAddress, stops } from './stops.ts'

type Props = {
  title: string
  text: string
  /** The number of this stop, and of the last one; null where the tour is only offered. */
  progress: { number: number; of: number } | null
  links: { href: string; text: string }[]
}

/** What the frame shows of the tour, as HTML. */
export type Tour = { onPage: string; onForm: string }

/**
 * The stop of the tour at which somebody is, or on the start page the offer to begin. It is drawn here, so that no page
 * loads words or parts of it. No query.
 * @param organisationId whose pages these are: only those of the demo data have a tour
 * @param url the page's address; `tour` names the stop, and counts on the page of that stop only
 * @returns it with links, and with buttons of the form on the page, which save on the way; null where there is no tour
 */
export function tourAt(organisationId: string | null, url: string, language: Language): Tour | null {
  const card = isDemo(organisationId) ? cardAt(url, language) : null
  return card && { onPage: drawn(card, undefined), onForm: drawn(card, stepFormId) }
}

function cardAt(url: string, language: Language): Props | null {
  const { pathname, searchParams } = new URL(url)
  const t = textFor(language, 'roadmap/tour')
  const asked = searchParams.get('tour')
  const at = stops.findIndex(({ address }, place) => asked === `${place + 1}` && address.split('?')[0] === pathname)
  const stop = stops[at]
  if (!stop) {
    if (pathname !== '/' || asked !== null) return null
    const begin = { href: stopAddress('/', 1), text: t('offer.link') }
    return { title: t('offer.title'), text: t('offer.text'), progress: null, links: [begin] }
  }
  const [number, of] = [at + 1, stops.length]
  const next = stops[number]
  return {
    title: t('title', { number, of, name: t(`stops.${stop.name}.name`) }),
    text: t(`stops.${stop.name}.text`),
    progress: { number, of },
    links: next
      ? [
          { href: stopAddress(next.address, number + 1), text: t('next', { name: t(`stops.${next.name}.name`) }) },
          { href: stop.address, text: t('leave') },
        ]
      : [{ href: '/', text: t('end') }],
  }
}

const drawn = (card: Props, formId: string | undefined): string =>
  renderToStaticMarkup(
    <WayOutForm value={formId}>
      <TourCard {...card} />
    </WayOutForm>,
  )

function TourCard({ title, text, progress, links }: Props) {
  return (
    <section aria-label={title} className="mb-2 print:hidden">
      <Banner kind="info" live={false} title={title}>
        <p>{text}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          {links.map(({ href, text: name }) => (
            <span key={href}>
              <WayOut href={href} className="inline-flex min-h-target items-center text-teal underline">
                {name}
              </WayOut>{' '}
            </span>
          ))}
        </p>
        {progress && (
          // The title says it in words.
          <span aria-hidden="true" className="my-0.5 block">
            <Meter value={progress.number} max={progress.of} label="" />
          </span>
        )}
      </Banner>
    </section>
  )
}
