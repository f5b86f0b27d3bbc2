import { useText } from '#app/platform/i18n/use-text.ts'
import { StateMarkShapes, StateTag } from '#app/ui/state-tag.tsx'
import type { Board } from './board.server.ts'

// Firefox and Safari scroll a box from the keyboard only where it can have the focus. It is `relative`, because hidden
// words stand where their box is: else those beyond the edge would widen the page.
const reachable = { tabIndex: 0 }

// The names of rows and columns stay in sight; for that each cell draws its own lines, and the focus keeps clear of them.
const box =
  'relative max-h-[85vh] overflow-auto rounded border border-line bg-card scroll-pt-16 print:max-h-none print:overflow-visible'
const named = 'sticky left-0 border-b border-r border-r-line bg-card'

/** A row per location, a cell per task: colour and shape say where it stands, and words for who cannot see them. */
export function Picture({ board: { locations, items, steps, marks } }: { board: Board }) {
  const t = useText('staff/today')
  const isFirst = items.map(({ section }, at) => at > 0 && section !== items[at - 1]?.section)
  return (
    <>
      <Legend />
      <StateMarkShapes />
      <section className={box} aria-label={t('picture')} {...reachable}>
        <table className="border-separate border-spacing-0 text-small">
          <caption className="sr-only">{t('picture')}</caption>
          <thead className="sticky top-0 z-10 bg-card print:static">
            <tr className="text-left align-bottom">
              <th scope="col" rowSpan={2} className={`border-b-line px-1 py-1 font-semibold ${named}`}>
                {t('location')}
              </th>
              {steps.map(({ key, label }, at) => (
                <th
                  key={key}
                  scope="colgroup"
                  colSpan={items.filter(({ section }) => section === key).length}
                  className={`px-0.5 pt-1 text-tag font-semibold ${at > 0 ? 'border-l border-line' : ''}`}
                >
                  {label}
                </th>
              ))}
              <th scope="col" rowSpan={2} className="border-b border-l border-line px-1 py-1 font-semibold">
                {t('waitsOn')}
              </th>
            </tr>
            <tr className="text-left">
              {items.map(({ number, title }, at) => (
                <th
                  key={number}
                  scope="col"
                  title={title}
                  className={`border-b border-b-line px-0.25 pb-0.5 text-center text-tag font-normal tabular-nums text-soft ${isFirst[at] ? 'border-l border-l-line' : ''}`}
                >
                  {/* The step stands above it. */}
                  <span aria-hidden="true">{number.replace(/^\d+\./, '')}</span>
                  <span className="sr-only">
                    {number} {title}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {/* Cells have their look from here: there are a thousand of them. */}
          <tbody className="[&_td]:border-b [&_td]:border-b-line-soft [&_td]:px-0.5 [&_td]:py-0.25">
            {locations.map(({ key, organisation, name, href, states, waitsFor, isStill }) => (
              <tr key={key}>
                <th scope="row" className={`border-b-line-soft px-1 py-0.5 text-left font-normal ${named}`}>
                  <span className="block text-tag text-soft">{organisation}</span>
                  <a
                    href={href}
                    className="inline-block min-w-[6.5rem] font-semibold [overflow-wrap:anywhere] sm:min-w-[7.5rem]"
                  >
                    {name}
                  </a>
                </th>
                {states.map((state, at) => (
                  <td
                    key={items[at]?.number}
                    className={isFirst[at] ? 'border-l border-l-line' : undefined}
                    dangerouslySetInnerHTML={{ __html: marks[state] }}
                  />
                ))}
                <td className="border-l border-l-line">
                  <div className="px-0.5 py-0.25">
                    {waitsFor}
                    {isStill && <span className="block text-tag font-semibold text-amber">{t('still')}</span>}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Legend() {
  const t = useText('staff/today')
  return (
    <div className="mb-1 flex flex-wrap items-center gap-1">
      <span className="text-small text-soft">{t('legend')}</span>
      {(['none', 'busy', 'done', 'confirmed'] as const).map((state) => (
        <StateTag key={state} state={state} />
      ))}
    </div>
  )
}
