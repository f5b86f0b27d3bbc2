import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { AssignmentHistory } from '#app/roadmap/assigning/assignment-history.tsx'
import type { historyAction } from '#app/roadmap/history/history-action.server.ts'
import type { loadHistory } from '#app/roadmap/history/history.server.ts'
import { HistoryTables } from '#app/roadmap/history/history-tables.tsx'
import { UndoQuestion } from '#app/roadmap/history/undo-question.tsx'
import { useItem } from '#app/roadmap/screens/use-item.ts'

export { loadHistory as loader } from '#app/roadmap/history/history.server.ts'
export { historyAction as action } from '#app/roadmap/history/history-action.server.ts'

export const handle = titledByLoader

/** Who changed what in an item, and when; each change can be undone by itself. */
export default function History() {
  const t = useText('roadmap/history')
  const { title, saves, version, locationId, assigned } = useLoaderData<typeof loadHistory>()
  const [task] = useItem().pages
  const answer = useActionData<typeof historyAction>()
  const { pathname, search } = useLocation()
  const canUndo = saves.some(({ changes }) => changes.some((change) => change.canUndo))
  const tables = <HistoryTables saves={saves} />
  return (
    <>
      {answer && <UndoQuestion answer={answer} locationId={locationId} />}
      <PageTitle lead={canUndo ? t('lead') : undefined}>{title}</PageTitle>
      {saves.length === 0 && <Note className="mt-3">{t('none')}</Note>}
      {canUndo ? (
        <Form method="post" action={pathname + search}>
          <CsrfField />
          <input type="hidden" name="version" value={version} />
          {locationId && <input type="hidden" name="locationId" value={locationId} />}
          {tables}
        </Form>
      ) : (
        tables
      )}
      <AssignmentHistory lines={assigned.lines} heading={assigned.heading} />
      <Pages />
      {task && (
        <p className="mt-3 print:hidden">
          <a href={task.href} className="inline-flex min-h-target items-center">
            {t('back')}
          </a>
        </p>
      )}
    </>
  )
}

function Pages() {
  const t = useText('roadmap/history')
  const { older, newer, newest } = useLoaderData<typeof loadHistory>()
  const links = [
    { href: newest, label: t('newest') },
    { href: newer, label: t('newer') },
    { href: older, label: t('older') },
  ]
  if (links.every(({ href }) => href === null)) return null
  return (
    <nav aria-label={t('pages')} className="mt-3 flex flex-wrap items-center gap-x-3">
      {links.map(
        ({ href, label }) =>
          href && (
            <a key={label} href={href} className="inline-flex min-h-target items-center">
              {label}
            </a>
          ),
      )}
    </nav>
  )
}
