import { useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { loadList } from './list.server.ts'

type List = Awaited<ReturnType<typeof loadList>>

/** All answers that are given once, each with how many locations say so, and what was taken over lately. */
export function DefaultsList({ list: { blocks, acts, locations, namingAddress } }: { list: List }) {
  const t = useText('roadmap/defaults')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {locations === 0 && (
        <Card accent className="mt-3">
          <p>{t('noLocations')}</p>
          <p>
            <a href={namingAddress}>{t('toLocations')}</a>
          </p>
        </Card>
      )}
      <ul className="mt-3 divide-y divide-line-soft rounded border border-line bg-card">
        {blocks.map(({ key, href, counts }) => (
          <li key={key} className="px-2 py-1.5 sm:grid sm:grid-cols-2 sm:gap-x-3">
            <div>
              <a href={href} className="inline-flex min-h-target items-center font-strong">
                {t(`blocks.${key}.title`)}
              </a>{' '}
              <p className="text-small text-soft">{t(`blocks.${key}.about`)}</p>
            </div>{' '}
            <p className="self-center text-small">{counts ? <Counts counts={counts} /> : t('counts.none')}</p>
          </li>
        ))}
      </ul>
      {acts.length > 0 && (
        <section aria-labelledby="acts" className="mt-4">
          <h2 id="acts">{t('acts.heading')}</h2>
          <ul className="mt-1">
            {acts.map(({ id, href, block, count, by, when, isUndone }) => (
              <li key={id} className="py-0.5">
                <a href={href} className="inline-flex min-h-target items-center">
                  {t('acts.one', { block: block ? t(`blocks.${block}.title`) : '', count })}
                </a>{' '}
                <span className="text-small text-soft">
                  {t('acts.who', { by, when })}
                  {isUndone && <> · {t('acts.undone')}</>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Counts({ counts: { same, differs, empty } }: { counts: { same: number; differs: number; empty: number } }) {
  const t = useText('roadmap/defaults')
  return (
    <>
      {t('counts.same', { count: same })}
      {empty > 0 && <> · {t('counts.empty', { count: empty })}</>}
      {differs > 0 && (
        <>
          {' '}
          · <b className="text-amber">{t('counts.differs', { count: differs })}</b>
        </>
      )}
    </>
  )
}
