import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { CountQuestion } from '#app/roadmap/screens/count-question/count-question.tsx'
import { RowQuestions } from '#app/roadmap/screens/conflicts.tsx'
import { GoOnAsAsked, LapseQuestion } from '#app/roadmap/screens/lapse-question/lapse-question.tsx'
import { TaskFields } from '#app/roadmap/screens/drawn/task-fields.tsx'
import { useErrors, usePageForm } from '#app/roadmap/screens/page-fields.tsx'
import { PageProblems } from '#app/roadmap/screens/page-problems.tsx'
import { RemovalQuestion } from '#app/roadmap/screens/removal-question.tsx'
import { stepFormId } from '#app/roadmap/screens/step-handle.ts'
import { StaffForm, useMay } from '#app/staff/staff-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input, TextArea } from '#app/ui/input.tsx'
import type { FillInAnswer } from './action.server.ts'
import type { FillInData } from './load.server.ts'
import { personField } from './person-field.ts'

type Props = { page: FillInData; answer: FillInAnswer | undefined }

/** What stands below the heading: the form, or in its place the question which rows go. */
export function FillInPart({ page, answer }: Props) {
  const { version, conflicts } = usePageForm()
  const mayFill = useMay('behalf')
  const isAsked = mayFill && conflicts.length === 0
  // Not fetched for itself, as on pages of people who sign in: this page comes without script, in one piece.
  if (isAsked && page.removing) return <RemovalQuestion row={page.removing} version={version} isPart />
  if (isAsked && page.fewer) return <CountQuestion question={page.fewer} version={version} isPart />
  return <FillInForm page={page} answer={answer} />
}

/** The form of a task as staff fill it in: with whom they speak, and then all that the pages of the task ask. */
function FillInForm({ page, answer }: Props) {
  const t = useText('staff/organisations')
  const { version } = usePageForm()
  const { sections, locked, locationId, saved } = page
  return (
    <>
      <PageProblems />
      <StaffForm right="behalf" id={stepFormId} action={page.address} noValidate className="max-w-form">
        {/* Enter presses the first button of a form, wherever it stands: it saves, and asks for nothing that is missing. */}
        <button type="submit" name="goTo" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <CsrfField />
        <input type="hidden" name="version" value={version} />
        {locationId && <input type="hidden" name="locationId" value={locationId} />}
        <RowQuestions />
        {answer?.lapsing && <LapseQuestion lapsing={answer.lapsing} isStaff />}
        <Person typed={answer?.person ?? page.person} />
        {sections.map(({ key, title, fields }) => (
          <section key={key} aria-labelledby={`part-${key}`}>
            <h2 id={`part-${key}`} className="mt-4">
              {title}
            </h2>
            <TaskFields fields={fields} />
          </section>
        ))}
        {page.reason && <Reason isOptional={page.reason === 'offered'} typed={answer?.reason ?? ''} />}
        {locked.map((title) => (
          <Note key={title} className="mt-4">
            <h2>{title}</h2>
            <p>{t('fillIn.locked')}</p>
          </Note>
        ))}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button name="goTo" value="next">
            {t('fillIn.done')}
          </Button>
          <Button tone="quiet" name="goTo" value="save">
            {t('fillIn.save')}
          </Button>
        </div>
        {answer?.lapsing && <GoOnAsAsked lapsing={answer.lapsing} />}
        <p className="mt-1 max-w-line text-small text-soft">
          {t('fillIn.keep')} {saved && t('fillIn.lastSaved', saved)}
        </p>
      </StaffForm>
    </>
  )
}

function Person({ typed }: { typed: string }) {
  const t = useText('staff/organisations')
  return (
    <Field id={personField} label={t('fillIn.person')} hint={t('fillIn.personHint')} errors={useErrors(personField)}>
      {(wiring) => <Input {...wiring} name={personField} autoComplete="off" maxLength={120} defaultValue={typed} />}
    </Field>
  )
}

/** Why a date moves that was set: others work to it. */
function Reason({ isOptional, typed }: { isOptional: boolean; typed: string }) {
  const t = useText('staff/organisations')
  return (
    <Field
      id="reason"
      label={t('fillIn.reason')}
      hint={t('fillIn.reasonHint')}
      errors={useErrors('reason')}
      optional={isOptional}
    >
      {(wiring) => <TextArea {...wiring} name="reason" rows={2} maxLength={500} defaultValue={typed} />}
    </Field>
  )
}
