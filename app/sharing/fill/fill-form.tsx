import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Reason } from '#app/roadmap/dates/reason-field.tsx'
import { RowQuestions } from '#app/roadmap/screens/conflicts.tsx'
import { usePageForm } from '#app/roadmap/screens/page-fields.tsx'
import { PageProblems } from '#app/roadmap/screens/page-problems.tsx'
import { stepFormId } from '#app/roadmap/screens/step-handle.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { KeptNote } from './kept-note.tsx'
import type { FillData } from './part.server.ts'
import { TaskFields } from '#app/roadmap/screens/drawn/task-fields.tsx'

type Props = {
  data: FillData
  shell: Shell
  /** What was typed before and stands in it; null where the form was sent just now, or nothing waits. */
  kept: FillData['kept']
  /** The id of the draft that the form keeps or is filled in from. */
  draft: string | null
  /** Why a date moves, as it was typed. */
  reason: string
}

/** The pages of a task one below the other, in one form: what is not valid stays on it, and all the rest is saved. */
export function FillForm({ data, shell, kept, draft, reason }: Props) {
  const t = useText('sharing/fill')
  const { organisation, base } = shell
  const { saved, task, tasks, pages, takesFiles, askedWhy, needsConfirming, hasSecrets } = data
  const { version } = usePageForm()
  const isOpen = pages.some(({ isLocked }) => !isLocked)
  return (
    <>
      <div className="mt-3 empty:hidden">
        <PageProblems />
      </div>
      {kept && <KeptNote kept={kept} data={data} base={shell.base} />}
      <Form
        id={stepFormId}
        method="post"
        action={tasks.length > 0 ? `${base}?task=${task}` : base}
        noValidate
        className="max-w-form"
      >
        {/* Enter presses the first button of a form, wherever it stands: it saves, and says nothing about being done. */}
        <button type="submit" name="goTo" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <input type="hidden" name="version" value={version} />
        {draft && <input type="hidden" name="draft" value={draft} />}
        {data.locationId && <input type="hidden" name="locationId" value={data.locationId} />}
        <RowQuestions />
        {pages.map((page) => (
          <FilledPage key={page.page} page={page} organisation={organisation} />
        ))}
        {askedWhy && isOpen && <Reason reason={askedWhy} typed={reason} />}
        {isOpen && (
          <>
            <div className="mt-4 flex flex-wrap items-center gap-2">
              <Button name="goTo" value={takesFiles ? 'files' : 'done'}>
                {t(takesFiles ? 'toFiles' : 'done')}
              </Button>
              <Button tone="quiet" name="goTo" value="save">
                {t('save')}
              </Button>
            </div>
            <p className="mt-1 max-w-line text-small text-soft">
              {t('lead', { organisation })} {t(needsConfirming ? 'keep.again' : 'keep.untilDone')} {t('keep.refused')}{' '}
              {hasSecrets && `${t('keep.secrets')} `}
              {saved && t('lastSaved', saved)}
            </p>
          </>
        )}
      </Form>
      <StillNeeded data={data} organisation={organisation} />
    </>
  )
}

function FilledPage({ page, organisation }: { page: FillData['pages'][number]; organisation: string }) {
  const t = useText('sharing/fill')
  const id = `page-${page.page}`
  return (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id}>{page.heading}</h2>
      {page.isLocked ? (
        <Note className="mt-1">{t('locked', { organisation })}</Note>
      ) : (
        <>
          <p className="mt-0.5 max-w-line">{page.lead}</p>
          {page.beds !== null && <p className="mt-1 font-semibold">{t('beds', { count: page.beds })}</p>}
          <TaskFields fields={page.fields} />
        </>
      )}
    </section>
  )
}

function StillNeeded({ data, organisation }: { data: FillData; organisation: string }) {
  const t = useText('sharing/fill')
  const { missing, missingFiles } = data
  if (missing.length === 0 && missingFiles === '') return null
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" className="mt-4">
        {t('missing')}
      </h2>
      <p className="mt-1 max-w-line">{t('missingText', { organisation })}</p>
      <ul className="mt-1 list-disc pl-3">
        {missing.map(({ fieldId, words }) => (
          <li key={fieldId} className="mt-0.5">
            <a href={`#${fieldId}`}>{words}</a>
          </li>
        ))}
        {missingFiles && <li className="mt-0.5">{missingFiles}</li>}
      </ul>
    </section>
  )
}
