import type { SubmissionResult } from '@conform-to/dom'
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { CsrfField } from '#app/frame/csrf-field.tsx'
import { useText } from '#app/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { StepPageData } from '../flow/page-loader.server.ts'
import { inputId } from '../rules/paths.ts'
import { useFocusAfterSave } from './focus-after-save.ts'
import type { nl } from './nl.ts'
import { FormContext, useFieldName, useItemText } from './page-fields.tsx'
import { RemovalQuestion } from './removal-question.tsx'
import { StepPageContext } from './step-page-context.ts'
import { stepFormId } from './step-handle.ts'

type Answer = { reply: SubmissionResult<string[]>; version: number | null }

type Props = {
  /** The folder of the item's texts. */
  texts: string
  /** The fields of the page, in the order they are asked. */
  children: ReactNode
}

/**
 * A page of an item that asks something: heading, errors, fields, ways out. It is made anew when the stored form
 * changes, so that its fields show what is stored, or what was typed where that could not be saved.
 */
export function StepPage({ texts, children }: Props) {
  const page = useLoaderData<StepPageData>()
  const answer = useActionData<Answer>()
  const { pathname, search } = useLocation()
  const version = answer?.version ?? page.version
  const made = `${pathname}${search} ${answer ? `again ${version}` : version}`
  const rememberButton = useFocusAfterSave(made)
  const form = { texts, values: answer?.reply.initialValue ?? page.values, errors: answer?.reply.error ?? {} }
  return (
    <FormContext.Provider value={form}>
      <StepPageContext.Provider value={page}>
        {page.removing ? (
          <RemovalQuestion row={page.removing} version={version} />
        ) : (
          <StepForm key={made} page={page} errors={form.errors} version={version} onSubmit={rememberButton}>
            {children}
          </StepForm>
        )}
      </StepPageContext.Provider>
    </FormContext.Provider>
  )
}

type FormProps = {
  page: StepPageData
  errors: Record<string, string[] | null>
  version: number
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

function StepForm({ page, errors, version, onSubmit, children }: FormProps) {
  const t = useText<typeof nl>('roadmap/screens')
  const item = useItemText()
  const fieldName = useFieldName()
  const { pathname, search } = useLocation()
  const summary = Object.entries(errors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({
      fieldId: name === '' ? stepFormId : inputId(name),
      message: [fieldName(name), message].filter(Boolean).join(': '),
    })),
  )
  return (
    <>
      <ErrorSummary errors={summary} />
      <PageTitle lead={item(`pages.${page.page}.lead`)}>{item(`pages.${page.page}.heading`)}</PageTitle>
      <Form id={stepFormId} method="post" action={pathname + search} onSubmit={onSubmit} noValidate>
        <CsrfField />
        <input type="hidden" name="version" value={version} />
        {page.locationId && <input type="hidden" name="locationId" value={page.locationId} />}
        {page.isOpen || <Banner kind="info">{t('page.readOnly')}</Banner>}
        {children}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button name="goTo" value="next">
            {t('page.next')}
          </Button>
          <Button tone="quiet" name="goTo" value="save">
            {t('page.save')}
          </Button>
          <Button tone="plain" name="goTo" value="back">
            {t('page.back')}
          </Button>
        </div>
        <SavedLine saved={page.saved} />
      </Form>
    </>
  )
}

/** Says that what was filled in is kept, since when, and by whom. */
function SavedLine({ saved }: { saved: StepPageData['saved'] }) {
  const t = useText<typeof nl>('roadmap/screens')
  if (!saved) return <p className="mt-2 text-small text-soft">{t('page.everythingIsKept')}</p>
  return (
    <p className="mt-2 flex items-center gap-1 text-small text-green">
      <CheckIcon className="h-2.5 w-2.5" />
      {t('page.lastSaved', saved)}
    </p>
  )
}
