import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { stepFormId } from '../screens/step-handle.ts'
import { isDemo } from './demo-organisations.ts'
import { stopAddress, stops } from './stops.ts'
import { drawn, type Card } from './tour-card.server.tsx'

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

function cardAt(url: string, language: Language): Card | null {
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
