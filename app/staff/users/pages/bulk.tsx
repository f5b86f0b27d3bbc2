import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { usersAddress } from '#app/staff/users/addresses.ts'
import { BulkPreview } from '#app/staff/users/bulk-preview.tsx'
import { inviteMany, type BulkAnswer } from '#app/staff/users/invite-many.server.ts'
import { acceptedLists, maxKilobytes } from '#app/platform/spreadsheet/list-limits.ts'
import { maxPeople } from '#app/staff/users/list-limits.ts'
import { ListRemarks } from '#app/platform/spreadsheet/list-remarks.tsx'
import { OtherSheets } from '#app/platform/spreadsheet/other-sheets.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { TextArea } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/users', key: 'bulk.title' } }

/** GET /admin/users/bulk: asks for a list of people. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context)
  return null
}

export const action = inviteMany

/** The page on which provider staff invite a list of people. */
export default function BulkInvitation() {
  const t = useText('staff/users')
  const answer = useActionData<BulkAnswer>()
  const wrong = answer?.lines.filter(({ problems }) => problems.length > 0).length ?? 0
  const summary = wrong > 0 ? [{ fieldId: 'people', message: t('bulk.wrong', { count: wrong }) }] : []
  const errorsOf = (fieldId: 'people' | 'file') =>
    answer?.error?.fieldId === fieldId ? [answer.error.message] : undefined
  return (
    <>
      <ErrorSummary errors={answer?.error ? [answer.error] : summary} />
      <PageTitle lead={t('bulk.lead')}>{t('bulk.title')}</PageTitle>
      <ListRemarks remarks={answer?.remarks ?? []} />
      {/* Above the list, where the sender sees what came of it. */}
      {answer && answer.lines.length > 0 && <BulkPreview answer={answer} />}
      {/* As a whole page, so that the file is chosen no more once its lines stand in the list. */}
      <StaffForm encType="multipart/form-data" className="mt-2" noValidate>
        <CsrfField />
        <Field
          id="people"
          label={t('bulk.list')}
          hint={t('bulk.hint', { most: maxPeople })}
          errors={errorsOf('people')}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              key={answer?.text}
              name="people"
              rows={10}
              defaultValue={answer?.text}
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          id="file"
          label={t('bulk.file.label')}
          hint={t('bulk.file.hint', { kilobytes: maxKilobytes })}
          errors={errorsOf('file')}
        >
          {(wiring) => <FileInput {...wiring} name="file" accept={acceptedLists} />}
        </Field>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button tone={answer?.lines.length ? 'quiet' : 'primary'} name="intent" value="check">
            {t('bulk.check')}
          </Button>
          <ButtonLink tone="plain" href={usersAddress()}>
            {t('one.back')}
          </ButtonLink>
        </div>
        {answer?.offer && <OtherSheets offer={answer.offer} />}
      </StaffForm>
    </>
  )
}
