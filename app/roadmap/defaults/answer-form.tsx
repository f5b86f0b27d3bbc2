import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { RowQuestions } from '../screens/conflicts.tsx'
import { CountQuestion } from '../screens/count-question/count-question.tsx'
import { TaskFields } from '../screens/drawn/task-fields.tsx'
import { usePageForm } from '../screens/page-fields.tsx'
import { PageFrame } from '../screens/page-frame.tsx'
import { PageProblems } from '../screens/page-problems.tsx'
import { RemovalQuestion } from '../screens/removal-question.tsx'
import { stepFormId } from '../screens/step-handle.ts'
import type { AnswerData, AnswerRefused } from './answer.server.ts'

type Props = { page: AnswerData; answer: AnswerRefused | undefined }

/** The form in which the organisation gives an answer once, and the way to copy that of a location. */
export function AnswerPage({ page, answer }: Props) {
  const refused = answer?.refused ?? null
  return (
    <PageFrame texts={page.texts} page={{ ...page, ...noQuestions }} refused={refused} marks={noMarks}>
      <AnswerPart page={page} />
    </PageFrame>
  )
}

const noMarks = {}
/** The part below asks them itself, so that the page comes in one piece. */
const noQuestions = { removing: null, fewer: null }

function AnswerPart({ page }: { page: AnswerData }) {
  const t = useText('roadmap/defaults')
  const { version, conflicts } = usePageForm()
  const { removing, fewer, saved } = page
  if (conflicts.length === 0 && removing) return <RemovalQuestion row={removing} version={version} />
  if (conflicts.length === 0 && fewer) return <CountQuestion question={fewer} version={version} />
  return (
    <>
      <PageProblems />
      <PageTitle lead={t('answer.lead', { name: page.organisationName })}>{page.title}</PageTitle>
      <Form id={stepFormId} method="post" action={page.address} noValidate className="max-w-form">
        {/* Enter presses the first button of a form, wherever it stands. */}
        <button type="submit" name="goTo" value="preview" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <CsrfField />
        <input type="hidden" name="version" value={version} />
        <RowQuestions />
        <TaskFields fields={page.fields} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button name="goTo" value="preview">
            {t('answer.preview')}
          </Button>
          <Button tone="quiet" name="goTo" value="save">
            {t('answer.save')}
          </Button>
        </div>
        {saved && <p className="mt-1 text-small text-soft">{t('answer.saved', saved)}</p>}
        {page.sisters.length > 1 && <CopyPart page={page} />}
      </Form>
    </>
  )
}

/** The way to what the answer of one location would change at the others; like every way out it saves what was typed. */
function CopyPart({ page: { sisters } }: { page: AnswerData }) {
  const t = useText('roadmap/defaults')
  return (
    <section aria-labelledby="copy" className="mt-6 border-t border-line pt-3">
      <h2 id="copy">{t('copy.heading')}</h2>
      <p className="mt-1 max-w-text">{t('copy.lead')}</p>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <div>
          <label htmlFor="from" className="mb-0.5 block font-semibold">
            {t('copy.from')}
          </label>{' '}
          <Select id="from" name="from" options={sisters} empty={t('copy.choose')} />
        </div>
        <Button tone="quiet" name="goTo" value="copy">
          {t('copy.action')}
        </Button>
      </div>
    </section>
  )
}
