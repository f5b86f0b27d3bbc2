import { Form, useActionData, useLoaderData, useLocation, type ShouldRevalidateFunction } from '@remix-run/react'
import { useState, type ReactNode } from 'react'
import { DocumentList } from '#app/platform/documents/document-list.tsx'
import { ReplacesField } from '#app/platform/documents/replaces-field.tsx'
import { isUnsent, type Unsent } from '#app/platform/documents/unsent.ts'
import { UploadField } from '#app/platform/documents/upload-field.tsx'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { ItemNamespace } from '#app/platform/i18n/text.ts'
import { useText, useTextReader } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { DocumentsPageData } from '../flow/documents-loader.server.ts'
import type { StepPageData } from '../flow/page-loader.server.ts'
import type { UploadAnswer } from '../flow/upload.server.ts'
import { inputId } from '../rules/paths.ts'
import { useConflictErrors } from './conflict-choices.tsx'
import { DraftOffers } from './draft-offer.tsx'
import { FieldsBesideFiles } from './fields-beside-files.tsx'
import { useFocusAfterSave } from './focus-after-save.ts'
import { FormContext } from './page-fields.tsx'
import { useSameRows } from './same-rows.ts'
import { SaveLine } from './save-line.tsx'
import { stepFormId } from './step-handle.ts'
import { useItem } from './use-item.ts'

/** Links to what is missing land on the field with this id. */
const fieldId = 'document'

/** Files that were fine are kept also where another one was refused: the page then has to read its list again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, actionResult, defaultShouldRevalidate }) =>
  !isUnsent(actionResult) && (actionStatus !== undefined || defaultShouldRevalidate)

type Props = {
  /** The folder of the item's texts. */
  texts: ItemNamespace
  /** Fields that are asked beside the files; the loader then gives what `loadStepPage` does too. */
  children?: ReactNode
}

/** One object, so that nothing seems to have changed. */
const noValues = {}

type PageData = DocumentsPageData | (DocumentsPageData & StepPageData)

/** A page of an item on which files are uploaded. */
export function UploadPage({ texts, children }: Props) {
  const loaded = useLoaderData<PageData>()
  const { page, documents, address, locationId, isOpen, megabytes } = loaded
  const asking = 'values' in loaded ? loaded : null
  const answer = useAnswer()
  const { errors, added, typed } = answer ?? { errors: [], added: 0, typed: null }
  const { key } = useItem()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const version = typed?.version ?? asking?.version ?? 0
  const values = useSameRows(typed?.reply.initialValue ?? asking?.values ?? noValues)
  const form = { texts, values, errors: typed?.reply.error ?? {} }
  useFocusAfterSave()
  const conflicts = typed?.conflicts ?? []
  const draft = typed ? typed.draft : (asking?.used?.id ?? null)
  const clashes = useConflictErrors(conflicts)
  const item = useTextReader()(texts)
  const t = useText('roadmap/screens')
  const say = useText('platform/documents')
  const fieldErrors = Object.entries(form.errors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({
      fieldId: name === '' ? stepFormId : inputId(name),
      message: name === '' ? message : `${item(`fields.${name}`)}: ${message}`,
    })),
  )
  return (
    <>
      <ErrorSummary
        title={errors.length > 0 ? say('problem') : undefined}
        errors={[...clashes, ...fieldErrors, ...errors.map((message) => ({ fieldId, message }))]}
      />
      <PageTitle lead={item(`pages.${page}.lead`)}>{item(`pages.${page}.heading`)}</PageTitle>
      {asking && <DraftOffers page={asking} draft={draft} />}
      <Form id={stepFormId} key={here} method="post" action={here} encType="multipart/form-data" className="mt-2">
        <CsrfField />
        {locationId && <input type="hidden" name="locationId" value={locationId} />}
        {isOpen || <Banner kind="info">{t('page.readOnly')}</Banner>}
        {asking && (
          <FormContext.Provider value={form}>
            <FieldsBesideFiles
              page={asking}
              conflicts={conflicts}
              draft={draft}
              version={version}
              values={values}
              isAnswer={answer !== undefined}
              documents={documents}
            >
              {children}
            </FieldsBesideFiles>
          </FormContext.Provider>
        )}
        <ReplacesField documents={documents} chosen={loaded.replaces} />
        <UploadField
          key={`files ${documents.map(({ id }) => id).join()} ${errors.join()}`}
          id={fieldId}
          megabytes={megabytes}
          errors={errors}
        />
        <section aria-labelledby="documents">
          <h2 id="documents" className="mt-4">
            {say('list.title')}
          </h2>
          {added > 0 && (
            <div className="mt-2">
              <Banner kind="success">{say('added', { count: added })}</Banner>
            </div>
          )}
          <DocumentList documents={documents} returnTo={address} />
        </section>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button name="goTo" value="next">
            {t('page.next')}
          </Button>
          <Button tone="quiet" name="goTo" value="save">
            {asking ? t('page.save') : say('field.upload')}
          </Button>
          <Button tone="plain" name="goTo" value="back">
            {t('page.back')}
          </Button>
        </div>
        {asking && <SaveLine saved={asking.saved} formType={key} />}
      </Form>
    </>
  )
}

/** What the server answered last; that files did not reach it changes nothing on the page. */
function useAnswer(): UploadAnswer | undefined {
  const now = useActionData<UploadAnswer | Unsent>()
  const [last, setLast] = useState<UploadAnswer>()
  if (isUnsent(now)) return last
  if (now !== last) setLast(now)
  return now
}
