import type { Queryable } from '#app/persistence/database.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { itemsOf } from '../place.server.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'
import type { ReviewChoice } from './answer-form.ts'
import { remarksAfter } from './remarks.ts'

/** As long as the fields that remarks are kept in. */
const longest = 5000

/**
 * Lets the fields follow that say what became of sharing: that it was shared, and what was said of it. As every save
 * this is a change of its own in the history, by the person who came by the link; it can be changed by hand afterwards.
 * @param said what they wrote before and what they write now, each as one paragraph
 * @param transaction the transaction in which the answer is kept
 */
export async function followAnswer(
  guest: Guest,
  choice: ReviewChoice,
  said: { before: string; now: string },
  transaction: Queryable,
): Promise<void> {
  const { link, contributor } = guest
  for (const item of itemsOf(guest)) {
    const follows = sharesOf(item).follows?.[link.purpose]
    if (!follows) continue
    const { shared, remarks } = follows
    await save(
      contributor,
      {
        item,
        locationIndex: link.locationIndex,
        locationId: null,
        version: null,
        origin: { way: 'share-link', path: '/share', link: link.id },
        change: (fields) => ({
          ...fields,
          ...(choice === 'approve' ? { [shared]: true } : {}),
          [remarks]: remarksAfter(String(fields[remarks] ?? ''), said.before, said.now, longest),
        }),
      },
      transaction,
    )
  }
}
