import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { ConflictChoices } from '#app/roadmap/screens/conflict-choices.tsx'
import { TaskFields } from '#app/roadmap/screens/drawn/task-fields.tsx'
import { usePageForm } from '#app/roadmap/screens/page-fields.tsx'
import { PageFrame } from '#app/roadmap/screens/page-frame.tsx'
import { PageProblems } from '#app/roadmap/screens/page-problems.tsx'
import { stepFormId } from '#app/roadmap/screens/step-handle.ts'
import type { FillAnswer } from './action.server.ts'
import type { FillData } from './part.server.ts'

type Props = {
  data: FillData
  /** What came back of a form that could not be saved as it was. */
  answer: FillAnswer | undefined
  shell: Shell
}

/** The page on which somebody fills in a task by a link. */
export function FillPart({ data, answer, shell }: Props) {
  const t = useText('sharing/fill')
  const { organisation, sender } = shell
  const { confirmedBy, isDone, texts, marks } = data
  if (confirmedBy !== null) {
    return (
      <div className="mt-3">
        <Banner kind="success" title={t('confirmed', { name: confirmedBy })}>
          {t('confirmedText', { sender })}
        </Banner>
      </div>
    )
  }
  return (
    <>
      {isDone && !answer && (
        <div className="mt-3">
          <Banner kind="success" title={t('isDone', { organisation })}>
            {t('isDoneText', { sender })}
          </Banner>
        </div>
      )}
      {!isDone && <Note className="mt-2">{t('lead', { organisation })}</Note>}
      <Tasks data={data} base={shell.base} />
      <div className="mt-4">
        <PageFrame texts={texts} page={data} refused={answer ?? null} marks={marks} isPart>
          <FillForm data={data} shell={shell} />
        </PageFrame>
      </div>
    </>
  )
}

function FillForm({ data, shell }: Omit<Props, 'answer'>) {
  const t = useText('sharing/fill')
  const { organisation, base } = shell
  const { missing, saved, task, tasks } = data
  const { version } = usePageForm()
  return (
    <>
      <PageProblems />
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
        {data.locationId && <input type="hidden" name="locationId" value={data.locationId} />}
        <ConflictChoices />
        <TaskFields fields={data.fields} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button name="goTo" value="done">
            {t('done')}
          </Button>
          <Button tone="quiet" name="goTo" value="save">
            {t('save')}
          </Button>
        </div>
        <p className="mt-1 max-w-line text-small text-soft">
          {t('keep')} {saved && t('lastSaved', saved)}
        </p>
      </Form>
      {missing.length > 0 && (
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
          </ul>
        </section>
      )}
    </>
  )
}

function Tasks({ data: { tasks, task }, base }: { data: FillData; base: string }) {
  const t = useText('sharing/fill')
  if (tasks.length === 0) return null
  return (
    <nav aria-label={t('tasks')} className="mt-3">
      <ul className="flex flex-wrap gap-x-3">
        {tasks.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`${base}?task=${key}`}
              aria-current={key === task ? 'page' : undefined}
              className="inline-flex min-h-target items-center aria-[current]:font-bold aria-[current]:no-underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
