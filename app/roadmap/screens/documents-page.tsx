import { useLoaderData } from '@remix-run/react'
import { DocumentList } from '#app/documents/document-list.tsx'
import { useText } from '#app/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { DocumentsPageData } from '../flow/documents-loader.server.ts'
import { useItem } from './use-item.ts'
import type { nl } from './nl.ts'

/**
 * A page of an item on which its documents are looked through.
 * @param props.texts the folder of the item's texts
 */
export function DocumentsPage({ texts }: { texts: string }) {
  const { page, documents, address } = useLoaderData<DocumentsPageData>()
  const { pages } = useItem()
  const item = useText<Record<string, string>>(texts)
  const t = useText<typeof nl>('roadmap/screens')
  const at = pages.findIndex((one) => one.page === page)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return (
    <>
      <PageTitle lead={item(`pages.${page}.lead`)}>{item(`pages.${page}.heading`)}</PageTitle>
      <DocumentList documents={documents} returnTo={address} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {after && <ButtonLink href={after.href}>{t('page.onwards')}</ButtonLink>}
        {before && (
          <ButtonLink tone="plain" href={before.href}>
            {t('page.back')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
