import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { defaultsAddress } from './addresses.ts'
import type { ActData } from './act.server.ts'

/** What became of an act, and the one button that undoes all of it. */
export function ActPage({ page }: { page: ActData }) {
  const t = useText('roadmap/defaults')
  const { places, left, undone, copiedFrom } = page
  return (
    <>
      <PageTitle>{page.title}</PageTitle>
      <div className="mt-2">
        {undone ? (
          <Banner kind="success" title={t('act.undone', { count: undone.putBack })}>
            <p>{t('act.undoneBy', { by: undone.byName, at: undone.at })}</p>
          </Banner>
        ) : (
          <Banner kind="success" title={t('act.done', { block: page.here, count: places.length })}>
            <p>
              {copiedFrom !== null && t('act.from', { name: copiedFrom })}{' '}
              {t('act.who', { by: page.by, when: page.when })}
            </p>
          </Banner>
        )}
      </div>
      {!undone && (
        <Form method="post" action={page.address} className="mt-2 flex flex-wrap items-center gap-2">
          <CsrfField />
          <Button tone="quiet" name="goTo" value="undo">
            {t('act.undo')}
          </Button>
          <span className="text-small text-soft">{t('act.undoHint')}</span>
        </Form>
      )}
      {undone && (
        <Places
          id="stayed"
          heading={t('act.stayed')}
          places={undone.stayed.map(({ id, name, why }) => ({ id, name, why: t(`act.stayedWhy.${why}`) }))}
        />
      )}
      <Places
        id="left"
        heading={t('act.left')}
        places={left.map(({ id, name, why }) => ({ id, name, why: t(`act.why.${why}`) }))}
      />
      <Places id="where" heading={t('act.where')} places={places.map(({ id, name }) => ({ id, name, why: null }))} />
      <p className="mt-3 flex flex-wrap gap-x-3">
        <a href={page.preview} className="inline-flex min-h-target items-center">
          {t('act.again')}
        </a>{' '}
        <a href={defaultsAddress()} className="inline-flex min-h-target items-center">
          {t('act.list')}
        </a>
      </p>
    </>
  )
}

type Place = { id: string; name: string; why: string | null }

function Places({ id, heading, places }: { id: string; heading: string; places: readonly Place[] }) {
  const t = useText('roadmap/defaults')
  if (places.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-3">
      <h2 id={id}>{heading}</h2>
      <ul className="mt-0.5 gap-x-4 sm:columns-2">
        {places.map((place) => (
          <li key={place.id} className="break-inside-avoid py-0.25 [overflow-wrap:anywhere]">
            {place.name || t('act.unknown')}
            {place.why && <span className="text-small text-soft">: {place.why}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
