import type { Actor } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { assertMay } from '#app/persistence/staff-rights.ts'
import { addNotices } from '#app/persistence/notifications/notices.server.ts'

type Filled = { organisationId: string; item: string; locationIndex: number | null; person: string }

/** What is kept with a save for somebody on the phone: with whom, who did it, and that it is to be told. @throws where they have not the right to */
export function onBehalf(actor: Actor, { organisationId, item, locationIndex, person }: Filled) {
  assertMay(actor, 'behalf')
  const cause = 'filled-in'
  return {
    behalfOf: person,
    note: { action: 'filled-in-for' as const, organisationId, subject: { item, locationIndex } },
    also: (tx: Queryable, version: number) => {
      const words = { key: cause, values: { version, by: actor.userId } }
      const happening = { organisationId, cause, locationIndex, item, subject: null, words }
      return addNotices(tx, happening, { ofPlace: true, except: actor.userId })
    },
  }
}
