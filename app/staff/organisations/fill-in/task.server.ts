import { z } from 'zod'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { isOpen } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import type { FieldsSchema } from '#app/roadmap/rules/fields.ts'
import type { openSeenTask } from '../staff-view.server.ts'
import { formPages } from './form-pages.ts'

type Seen = Awaited<ReturnType<typeof openSeenTask>>

/** Why nothing can be filled in. */
export type Closed = 'noForm' | 'archived' | 'unnamed'

/** A task that staff fill in for the customer. */
export type FilledTask = {
  /** Null where it can be filled in. */
  closed: Closed | null
  /** The pages that ask something, and what they ask, locked ones too: a form may have been made before. */
  pages: string[]
  schema: FieldsSchema
  /** Pages that cannot be filled in yet. */
  locked: string[]
  /** Null where no page asks anything of them. */
  facts: Facts | null
  locationId: string | null
}

/** What of a task can be filled in now. */
export function filledTaskOf({ organisation, place, item, stored, index }: Seen): FilledTask {
  const pages = formPages(item)
  const facts = pages.some((page) => item.asksFacts(page)) ? gatherFacts(sourcesOf(place))(item) : null
  const shapes = pages.flatMap((page) => Object.entries(item.pageFields[page]?.shape ?? {}))
  return {
    closed: closedBy(),
    pages,
    schema: z.object(Object.fromEntries(shapes.filter(([name]) => !item.providerFields?.includes(name)))),
    locked: pages.filter((page) => facts !== null && item.isLocked(page, stored, facts)),
    facts,
    locationId: index === null ? null : (place.location?.id ?? null),
  }

  function closedBy(): Closed | null {
    if (pages.length === 0) return 'noForm'
    if (organisation.archivedAt !== null) return 'archived'
    return isOpen(place) ? null : 'unnamed'
  }
}
