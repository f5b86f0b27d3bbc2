import { Form, useActionData, useLoaderData, useLocation, type ShouldRevalidateFunction } from '@remix-run/react'
import { DocumentList } from '#app/documents/document-list.tsx'
import type { nl as documentsNl } from '#app/documents/nl.ts'
import { UploadField } from '#app/documents/upload-field.tsx'
import { CsrfField } from '#app/frame/csrf-field.tsx'
import { useText } from '#app/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { DocumentsPageData } from '../flow/documents-loader.server.ts'
import type { UploadAnswer } from '../flow/upload.server.ts'
import type { nl } from './nl.ts'
import { stepFormId } from './step-handle.ts'

/** Links to what is missing land on the field with this id. */
const fieldId = 'document'

/** Files that were fine are kept also where another one was refused: the page then has to read its list again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate

/**
 * A page of an item on which files are uploaded.
 * @param props.texts the folder of the item's texts
 */
export function UploadPage({ texts }: { texts: string }) {
  const { page, documents, address, locationId, isOpen, megabytes } = useLoaderData<DocumentsPageData>()
  const { errors, added } = useActionData<UploadAnswer>() ?? { errors: [], added: 0 }
  const { pathname, search } = useLocation()
  const item = useText<Record<string, string>>(texts)
  const t = useText<typeof nl>('roadmap/screens')
  const say = useText<typeof documentsNl>('documents')
  return (
    <>
      <ErrorSummary title={say('problem')} errors={errors.map((message) => ({ fieldId, message }))} />
      <PageTitle lead={item(`pages.${page}.lead`)}>{item(`pages.${page}.heading`)}</PageTitle>
      <Form id={stepFormId} method="post" action={pathname + search} encType="multipart/form-data" className="mt-2">
        <CsrfField />
        {locationId && <input type="hidden" name="locationId" value={locationId} />}
        {isOpen || <Banner kind="info">{t('page.readOnly')}</Banner>}
        <UploadField key={documents.length} id={fieldId} megabytes={megabytes} errors={errors} />
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
            {say('field.upload')}
          </Button>
          <Button tone="plain" name="goTo" value="back">
            {t('page.back')}
          </Button>
        </div>
      </Form>
    </>
  )
}
