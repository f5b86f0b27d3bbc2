import type { Member } from '#app/persistence/actor.ts'
import type { SharedPortal } from './portal.ts'

/** A draft as it stands in the database. */
export type DraftRow = {
  id: string
  user_id: string
  path: string
  location_id: string
  reason: string
  sealed: string
}

/** The drafts of an organisation, oldest first, straight from the database. */
export const draftsOf = ({ sql }: SharedPortal, { organisationId }: Member) => sql<DraftRow[]>`
  select id, user_id, path, location_id, reason, sealed from form_drafts
    where organisation_id = ${organisationId} order by created_at, id`
