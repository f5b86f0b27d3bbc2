import type { SearchKind } from '#app/persistence/staff/search-kept.server.ts'
import { withQuery } from '#app/platform/frame/with-query.ts'

/** What is looked for, as the address has it. */
export type SearchQuery = {
  /** At most so many characters as count. */
  q: string
  /** Null for all. */
  kind: SearchKind | null
  /** Only of organisations that whoever asks looks after. */
  isOwn: boolean
  page: number
}

/** The address of what was found. */
export const searchAddress = ({ q, kind, isOwn, page }: SearchQuery): string =>
  withQuery('/admin/search', { q, kind: kind ?? '', owner: isOwn ? 'me' : '', page })
