import type { KnownPlace } from '../attention/known-place.ts'
import type { State } from '../rules/progress.ts'
import { needsOf, type CardTask } from './needs.ts'
import type { Holder, Need, Shown, Standing } from './standing.ts'

/** Who acts first of those who have something to do. */
const inOrder: readonly Need['holder'][] = ['us', 'colleague', 'guest', 'provider', 'task']

/**
 * Where the tasks of a place stand: who has to act for each, and what people see of it. Every page, message, table and answer of the
 * API that says who has to act says it from this.
 * @param tasks of the place, in the order of its route card
 * @param today calendar date
 */
export const standingsOf = (tasks: readonly CardTask[], known: KnownPlace, today: number): Standing[] =>
  tasks.map((task) => standingOf(task, needsOf(task, known, today)))

function standingOf({ item, state, notNeeded }: CardTask, needs: Need[]): Standing {
  const holder = inOrder.find((one) => needs.some((need) => need.holder === one)) ?? 'nobody'
  const theirs = needs.filter((need) => need.holder === holder)
  const days = theirs.flatMap(({ since }) => since ?? [])
  const { who = null, subject = null } = theirs[0] ?? {}
  return {
    ...{
      item: item.key,
      state,
      shown: notNeeded === null ? shownAs(state, holder, needs) : 'not-needed',
      holder,
      who,
      subject,
    },
    since: days.length > 0 ? Math.min(...days) : null,
    needs,
  }
}

/** What came back is shown whatever the state is: the other files may have been checked. */
function shownAs(state: State, holder: Holder, needs: readonly Need[]): Shown {
  if (needs.some(({ at }) => at?.path === 'newVersion')) return 'returned'
  if (holder === 'us') return state === 'none' ? 'open' : 'busy'
  if (holder !== 'nobody') return 'waits'
  return state === 'confirmed' ? 'checked' : state === 'done' ? 'done' : 'open'
}
