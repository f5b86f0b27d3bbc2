import { sql, type Column, type SQL } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import { inOrder } from '../list-narrowing.server.ts'

/** What documents go by, and whether the last or latest comes first. */
export type ReviewOrder = {
  sort: 'since' | 'name' | 'organisation' | 'size' | 'by' | 'verdictBy' | 'verdictAt'
  isDescending: boolean
}

const keyOf: Record<ReviewOrder['sort'], Column | SQL> = {
  since: documents.createdAt,
  name: sql`lower(${documents.name})`,
  organisation: sql`lower(${organisations.name})`,
  size: documents.size,
  by: sql`lower(${documents.createdByName})`,
  verdictBy: sql`coalesce(lower(${documents.reviewedByName}), '')`,
  verdictAt: documents.reviewedAt,
}

/** What waits longest first, or what was checked last. */
export const usualReviewOrder = (list: 'waiting' | 'reviewed'): ReviewOrder =>
  list === 'waiting' ? { sort: 'since', isDescending: false } : { sort: 'verdictAt', isDescending: true }

/** The same as SQL, with ids last. */
export const orderedBy = ({ sort, isDescending }: ReviewOrder): SQL[] =>
  inOrder(isDescending, keyOf[sort], documents.id)
