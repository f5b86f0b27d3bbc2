import { z } from 'zod'
import { holders, shownStates } from '#app/roadmap/standing/standing.ts'

/** Who has to act. */
export const holder = z
  .enum(holders)
  .describe(
    'Who has to act: the people of the place (us), a colleague who was given the task, a guest who has a link, the provider, another ' +
      'task that has to be done first, or nobody.',
  )

/** Where a task stands: beside its progress, and with who has to act. */
export const standing = z
  .object({
    shown: z.enum(shownStates).describe('What people see of it, on every page.'),
    holder,
    since: z.iso.date().nullable().describe('Since when they have it; null where that is not known, or nobody has.'),
    who: z.string().optional().describe('The name of the colleague or the guest.'),
  })
  .describe('Where the item stands, and who has to act.')
