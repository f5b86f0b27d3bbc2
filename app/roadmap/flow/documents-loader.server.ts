import type { LoaderFunctionArgs } from '@remix-run/node'
import { environment } from '#app/platform/config/env.server.ts'
import { listDocuments } from '#app/platform/documents/listed-document.ts'
import type { Item } from '../rules/item.ts'
import { pageAddress } from './addresses.ts'
import { isOpen, readRoute } from './route.server.ts'

/** What a page gets that shows or takes the documents of an item. */
export type DocumentsPageData = Awaited<ReturnType<typeof loadDocumentsPage>>

/** The loader of a page of an item on which documents are uploaded or looked at. */
export const documentsLoader = (item: Item, page: string) => (args: LoaderFunctionArgs) =>
  loadDocumentsPage(args, item, page)

/** What the page shows: the item's own documents at this place. */
export async function loadDocumentsPage(args: LoaderFunctionArgs, item: Item, page: string) {
  const route = await readRoute(args, item.roadmap)
  const locationIndex = route.location?.index ?? null
  const own = route.documents.filter((one) => one.documentType === item.key && one.locationIndex === locationIndex)
  return {
    page,
    documents: listDocuments(own),
    /** The document that the reader came to replace. */
    replaces: new URL(args.request.url).searchParams.get('replaces'),
    /** Where the page stands, for coming back to it. */
    address: pageAddress(item, page, locationIndex),
    uploadAddress: pageAddress(item, item.filesOn ?? page, locationIndex),
    locationId: route.location?.id ?? null,
    isOpen: isOpen(route),
    megabytes: environment().UPLOAD_MAX_MB,
  }
}
