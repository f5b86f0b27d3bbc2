import { openDraft } from '#app/sharing/fill/draft.server.ts'
import type { SharedPortal } from './portal.ts'
import type { MadeLink } from './share.ts'

/** What was typed by a link and is kept, as it stands in the database and as only the server reads it. */
export async function draftsOfLink({ sql }: SharedPortal, { id }: Pick<MadeLink, 'id'>) {
  const rows = await sql<{ reason: string; item_key: string; location_id: string; sealed: string }[]>`
    select reason, item_key, location_id, sealed from share_drafts where link_id = ${id} order by item_key`
  return rows.map(({ sealed, ...row }) => ({ ...row, sealed, entries: openDraft(sealed)?.entries ?? [] }))
}
