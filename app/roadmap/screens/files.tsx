import { useActionData, useLoaderData } from '@remix-run/react'
import { DocumentList } from '#app/platform/documents/document-list.tsx'
import { ReplacesField } from '#app/platform/documents/replaces-field.tsx'
import { UploadField } from '#app/platform/documents/upload-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import type { StepPageData } from '../flow/page-loader.server.ts'
import type { PageAnswer } from '../flow/save-page.server.ts'
import { useItemText } from './page-fields.tsx'
import { filesId } from './step-handle.ts'

/**
 * The files of an item: the last part of the page that its card names in `filesOn`, so that the server knows all fields
 * of the form before the first file arrives.
 */
export function Files() {
  const t = useText('platform/documents')
  const item = useItemText()
  const { files } = useLoaderData<StepPageData>()
  const { errors, added } = useActionData<PageAnswer>()?.files ?? { errors: [], added: 0 }
  if (!files) throw new Error('The card of this item names another page in `filesOn`.')
  const { documents, replaces, megabytes, address } = files
  const legend = item('legends.files')
  return (
    <>
      {legend && <h2 className="mt-4">{legend}</h2>}
      {documents.some(({ state }) => state === 'returned') && <ReplacesField documents={documents} chosen={replaces} />}
      <UploadField id={filesId} megabytes={megabytes} errors={errors} />
      <section aria-labelledby="documents">
        <h2 id="documents" className="mt-4">
          {t('list.title')}
        </h2>
        {added > 0 && (
          <div className="mt-2">
            <Banner kind="success">{t('added', { count: added })}</Banner>
          </div>
        )}
        <DocumentList documents={documents} returnTo={address} />
      </section>
    </>
  )
}
