import type { LoaderFunctionArgs } from '@remix-run/node'
import { environment } from '#app/platform/config/env.server.ts'
import { listDocuments } from '#app/platform/documents/listed-document.ts'
import type { Item } from '../rules/item.ts'
import { pageAddress } from './addresses.ts'
import { readRoute } from './route.server.ts'

/** What a page gets that shows or takes the files of an item: those at this place. */
export async function loadDocuments(args: LoaderFunctionArgs, item: Item, page: string) {
  const route = await readRoute(args, item.roadmap)
  const locationIndex = route.location?.index ?? null
  const own = route.documents.filter((one) => one.documentType === item.key && one.locationIndex === locationIndex)
  return {
    documents: listDocuments(own),
    /** The document that the reader came to replace. */
    replaces: new URL(args.request.url).searchParams.get('replaces'),
    /** Where the page stands, for coming back to it. */
    address: pageAddress(item, page, locationIndex),
    uploadAddress: pageAddress(item, item.filesOn ?? page, locationIndex),
    megabytes: environment().UPLOAD_MAX_MB,
  }
}
