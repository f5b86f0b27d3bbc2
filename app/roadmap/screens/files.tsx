import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react'
import { lazy, useContext } from 'react'
import { DocumentList } from '#app/platform/documents/document-list.tsx'
import { isUnsent } from '#app/platform/documents/unsent.ts'
import { UploadField } from '#app/platform/documents/upload-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Fetched } from '#app/ui/fetched.tsx'
import type { StepPageData } from '../flow/page-loader.server.ts'
import { useItemText } from './page-fields.tsx'
import { filesId } from './step-handle.ts'
import { ChosenContext } from './step-page-context.ts'
import { usePageAnswer } from './use-page-answer.ts'

// Asked only where something was sent back: the browser fetches it there.
const ReplacesField = lazy(async () => ({
  default: (await import('#app/platform/documents/replaces-field.tsx')).ReplacesField,
}))

/** Files that were fine are kept also where another one was refused: the page then has to read its list again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, actionResult, defaultShouldRevalidate }) =>
  !isUnsent(actionResult) && (actionStatus !== undefined || defaultShouldRevalidate)

/**
 * The files of an item: the last part of the page that its card names in `filesOn`, so that the server knows all fields
 * of the form before the first file arrives.
 */
export function Files() {
  const t = useText('platform/documents')
  const item = useItemText()
  const { files } = useLoaderData<StepPageData>()
  const { errors, added } = usePageAnswer()?.files ?? { errors: [], added: 0 }
  if (!files) throw new Error('The card of this item names another page in `filesOn`.')
  const { documents, replaces, megabytes, address } = files
  const legend = item('legends.files')
  return (
    <>
      {legend && <h2 className="mt-4">{legend}</h2>}
      {documents.some(({ state }) => state === 'returned') && (
        <Fetched>
          <ReplacesField documents={documents} chosen={replaces} />
        </Fetched>
      )}
      <UploadField
        key={`files ${documents.map(({ id }) => id).join()} ${errors.join()}`}
        id={filesId}
        megabytes={megabytes}
        errors={errors}
        onChosen={useContext(ChosenContext)}
      />
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
