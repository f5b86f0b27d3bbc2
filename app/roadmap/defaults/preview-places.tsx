import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Count } from '#app/ui/count.tsx'
import { Table } from '#app/ui/table.tsx'
import type { PreviewData } from './preview.server.ts'

/** The id of the first box: what is wrong above leads to it. */
export const firstBox = 'locations'

function GroupHead({ id, count, hint, children }: { id: string; count?: number; hint?: string; children: string }) {
  return (
    <>
      <h2 id={id} className="mt-4">
        {children} {count !== undefined && <Count>{count}</Count>}
      </h2>
      {hint && <p className="mb-1 text-small text-soft">{hint}</p>}
    </>
  )
}

/** A list that is longer is folded. */
const mostInSight = 10

/*
 * Hidden while it is folded, and no part of the `details`: browsers count the ticked boxes of what is folded by themselves
 * nowhere, and the number on the button would be wrong.
 */
const folds =
  '[details:not([open])+&]:invisible [details:not([open])+&]:absolute [details:not([open])+&]:h-0 [details:not([open])+&]:overflow-hidden'
/** The same for all but the first three of a list, which show what the rest looks like. */
const foldsItems =
  '[details:not([open])+&>li:nth-child(n+4)]:invisible [details:not([open])+&>li:nth-child(n+4)]:absolute [details:not([open])+&>li:nth-child(n+4)]:h-0 [details:not([open])+&>li:nth-child(n+4)]:overflow-hidden'
const foldsRows =
  '[details:not([open])+&_tbody>tr:nth-child(n+4)]:invisible [details:not([open])+&_tbody>tr:nth-child(n+4)]:absolute [details:not([open])+&_tbody>tr:nth-child(n+4)]:h-0 [details:not([open])+&_tbody>tr:nth-child(n+4)]:overflow-hidden'

/** Unfolds the list behind it, where that is long. */
function Fold({ count, isOpen }: { count: number; isOpen?: boolean }) {
  const t = useText('roadmap/defaults')
  if (count <= mostInSight) return null
  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-target cursor-pointer items-center text-teal-dark underline underline-offset-3">
        {t('preview.fold', { count })}
      </summary>
    </details>
  )
}

const box = 'mt-0.5 h-3 w-3 shrink-0 cursor-pointer accent-teal checked:[counter-increment:chosen]'

/** Locations that say nothing to it, which lose nothing: chosen beforehand. */
export function EmptyPlaces({ page: { empty }, isTicked }: { page: PreviewData; isTicked: boolean }) {
  const t = useText('roadmap/defaults')
  if (empty.length === 0) return null
  return (
    <section aria-labelledby="empty">
      <GroupHead id="empty" count={empty.length} hint={t('preview.emptyHint')}>
        {t('preview.empty')}
      </GroupHead>
      <Fold count={empty.length} isOpen={!isTicked} />
      <ul
        className={`grid gap-x-3 rounded border border-line bg-card px-2 py-1 sm:grid-cols-2 lg:grid-cols-3 ${foldsItems}`}
      >
        {empty.map(({ id, name, seen, adds }, at) => (
          <li key={id}>
            <input type="hidden" name={`seen:${id}`} value={seen} />
            <label className="flex min-h-target cursor-pointer items-start gap-1.5 py-1">
              <input
                type="checkbox"
                id={at === 0 ? firstBox : undefined}
                name="location"
                value={id}
                defaultChecked={isTicked}
                className={box}
              />{' '}
              <span className="[overflow-wrap:anywhere]">
                {name} <span className="text-small text-soft">{t('preview.adds', { count: adds })}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Locations that say something else: what would go is struck through, and they are not chosen by themselves.
 * @param props.isAsked true where nothing was chosen, and something has to be
 */
export function DifferingPlaces({ page: { differs, empty }, isAsked }: { page: PreviewData; isAsked: boolean }) {
  const t = useText('roadmap/defaults')
  if (differs.length === 0) return null
  const first = empty.length === 0 ? differs[0] : undefined
  return (
    <section aria-labelledby="differs">
      <GroupHead id="differs" count={differs.length} hint={t('preview.differsHint')}>
        {t('preview.differs')}
      </GroupHead>
      <Fold count={differs.length} isOpen={isAsked} />
      <div className={foldsRows}>
        <Table
          caption={t('preview.differs')}
          rows={differs}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'choose',
              head: <span className="sr-only">{t('preview.choose')}</span>,
              besideName: true,
              cell: (row) => (
                <label className="inline-flex min-h-[1.75rem] min-w-[1.75rem] items-center justify-center">
                  <input
                    type="checkbox"
                    id={row === first ? firstBox : undefined}
                    name="location"
                    value={row.id}
                    className={box}
                  />
                  <span className="sr-only">{t('preview.chooseOne', { name: row.name })}</span>
                </label>
              ),
            },
            { key: 'name', head: t('preview.location'), names: true, cell: ({ name }) => name },
            {
              key: 'now',
              head: t('preview.now'),
              cell: ({ id, seen, changes }) => (
                <>
                  <input type="hidden" name={`seen:${id}`} value={seen} />
                  <Lines lines={changes.map(({ label, now }) => [label, now === null ? <Nothing /> : <s>{now}</s>])} />
                </>
              ),
            },
            {
              key: 'becomes',
              head: t('preview.becomes'),
              cell: ({ changes }) => <Lines lines={changes.map(({ label, becomes }) => [label, becomes])} />,
            },
            {
              key: 'note',
              head: t('preview.note'),
              cell: ({ changed }) => changed && t('preview.changed', changed),
            },
          ]}
        />
      </div>
    </section>
  )
}

/** Answers below each other; what each is about is said where there are more. */
function Lines({ lines }: { lines: readonly (readonly [label: string, words: ReactNode])[] }) {
  return lines.map(([label, words]) => (
    <div key={label} className="whitespace-pre-line">
      {lines.length > 1 && <span className="block text-soft">{label}</span>} {words}
    </div>
  ))
}

function Nothing() {
  const t = useText('roadmap/defaults')
  return <span className="text-soft">{t('preview.nothing')}</span>
}

/** Locations that stay as they are, with the reason. */
export function StayingPlaces({ page: { same, unnamed, from, namingHref } }: { page: PreviewData }) {
  const t = useText('roadmap/defaults')
  if (same.length + unnamed === 0 && !from) return null
  return (
    <section aria-labelledby="stays">
      <GroupHead id="stays">{t('preview.stays')}</GroupHead>
      {from && <p>{t('preview.source', from)}</p>}
      {same.length > 0 && (
        <>
          <Fold count={same.length} />
          <p className={`[overflow-wrap:anywhere] ${folds}`}>
            <span className="text-soft">{t('preview.same')}</span> <b>{same.join(', ')}</b>
          </p>
        </>
      )}
      {unnamed > 0 && (
        <p>
          {t('preview.unnamed', { count: unnamed })} <a href={namingHref}>{t('preview.name')}</a>
        </p>
      )}
    </section>
  )
}
