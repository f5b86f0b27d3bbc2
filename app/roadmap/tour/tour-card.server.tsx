import { renderToStaticMarkup } from 'react-dom/server'
import { Banner } from '#app/ui/banner.tsx'
import { Meter } from '#app/ui/meter.tsx'
import { WayOut, WayOutForm } from '#app/ui/way-out.tsx'

export type Card = {
  title: string
  text: string
  /** The number of this stop, and of the last one; null where the tour is only offered. */
  progress: { number: number; of: number } | null
  links: { href: string; text: string }[]
}

/** The HTML of a stop: with links, or with buttons of the form on the page. */
export const drawn = (card: Card, formId: string | undefined): string =>
  renderToStaticMarkup(
    <WayOutForm value={formId}>
      <TourCard {...card} />
    </WayOutForm>,
  )

function TourCard({ title, text, progress, links }: Card) {
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
