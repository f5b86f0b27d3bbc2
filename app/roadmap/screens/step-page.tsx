import type { SubmissionResult } from '@conform-to/dom'
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useRef, type ReactNode } from 'react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { ItemNamespace } from '#app/platform/i18n/text.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useKnown, useTyping } from '#app/platform/workspace/use-workspace.ts'
import type { ConflictOnPage } from '../flow/conflicts.server.ts'
import type { StepPageData } from '../flow/page-loader.server.ts'
import { inputId } from '../rules/paths.ts'
import { ConflictChoices, useConflictErrors } from './conflict-choices.tsx'
import { DraftFields, DraftOffers } from './draft-offer.tsx'
import { useFocusAfterSave } from './focus-after-save.ts'
import { FormContext, useFieldName, useItemText } from './page-fields.tsx'
import { RemovalQuestion } from './removal-question.tsx'
import { useSameRows } from './same-rows.ts'
import { SaveLine } from './save-line.tsx'
import { StepPageContext } from './step-page-context.ts'
import { stepFormId } from './step-handle.ts'
import { useItem } from './use-item.ts'

const none: ConflictOnPage[] = []

type Answer = {
  reply: SubmissionResult<string[]>
  version: number | null
  conflicts: ConflictOnPage[]
  draft: string | null
}

type Props = {
  /** The folder of the item's texts. */
  texts: ItemNamespace
  /** The fields of the page, in the order they are asked. */
  children: ReactNode
}

/**
 * A page of an item that asks something: heading, errors, fields, ways out. Its form stays as long as its address does:
 * answers and newer values come into it, and never under the hands of somebody who is typing.
 */
export function StepPage({ texts, children }: Props) {
  const page = useLoaderData<StepPageData>()
  const answer = useActionData<Answer>()
  const { marks } = useItem().reviews
  const { pathname, search } = useLocation()
  const version = answer?.version ?? page.version
  const conflicts = answer?.conflicts ?? none
  useFocusAfterSave()
  const values = useSameRows(answer?.reply.initialValue ?? page.values)
  const form = { texts, values, errors: answer?.reply.error ?? {}, marks }
  return (
    <FormContext.Provider value={form}>
      <StepPageContext.Provider value={page}>
        {page.removing && conflicts.length === 0 ? (
          <RemovalQuestion row={page.removing} version={version} />
        ) : (
          <StepForm
            key={pathname + search}
            page={page}
            values={values}
            errors={form.errors}
            conflicts={conflicts}
            draft={answer ? answer.draft : (page.used?.id ?? null)}
            version={version}
            isAnswer={answer !== undefined}
          >
            {children}
          </StepForm>
        )}
      </StepPageContext.Provider>
    </FormContext.Provider>
  )
}

type FormProps = {
  page: StepPageData
  values: Record<string, unknown>
  errors: Record<string, string[] | null>
  conflicts: ConflictOnPage[]
  /** The id of the draft that keeps what was refused, or that the page is filled in from. */
  draft: string | null
  version: number
  /** Whether the form was sent and came back. */
  isAnswer: boolean
  children: ReactNode
}

function StepForm({ page, values, errors, conflicts, draft, version: shown, isAnswer, children }: FormProps) {
  const t = useText('roadmap/screens')
  const item = useItemText()
  const { remark, key, locationIndex, locationName } = useItem()
  const fieldName = useFieldName()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { locationId, reader } = page
  const version = useTyping(form, {
    action: pathname + search,
    formType: key,
    locationId,
    isMultipart: false,
    version: shown,
    values,
    reader,
    isAnswer,
  })
  useKnown({
    locationIndex,
    location: locationId === null ? null : { id: locationId, name: locationName ?? '' },
    forms: { [key]: { version: shown, fields: {} } },
    documents: [],
  })
  const clashes = useConflictErrors(conflicts)
  const summary = Object.entries(errors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({
      fieldId: name === '' ? stepFormId : inputId(name),
      message: [fieldName(name), message].filter(Boolean).join(': '),
    })),
  )
  return (
    <>
      <ErrorSummary
        title={clashes.length > 0 && summary.length === 0 ? t('conflict.title') : undefined}
        errors={[...clashes, ...summary]}
      />
      <PageTitle lead={item(`pages.${page.page}.lead`)}>{item(`pages.${page.page}.heading`)}</PageTitle>
      {remark && <Note className="mt-2">{remark}</Note>}
      <DraftOffers page={page} draft={draft} />
      <Form id={stepFormId} method="post" action={pathname + search} ref={form} noValidate>
        <CsrfField />
        <DraftFields author={page.author} draft={draft} />
        <input type="hidden" name="version" value={version} />
        {page.locationId && <input type="hidden" name="locationId" value={page.locationId} />}
        {page.isOpen || <Banner kind="info">{t('page.readOnly')}</Banner>}
        <ConflictChoices conflicts={conflicts} />
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
        <SaveLine saved={page.saved} formType={key} />
      </Form>
    </>
  )
}
