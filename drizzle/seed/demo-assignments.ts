import { addDays, inputDay } from '#app/platform/i18n/dates.ts'
import type { assignments } from '../schema/assignments.ts'
import { midnightOf, workdayBefore } from './demo-forms.ts'
import { demoAccounts, zonnehofId } from './demo-people.ts'

/** What the leader of De Zonnehof gave her colleague to do: one task that is new to him, and one that he does. */
export function demoAssignments(today: number): (typeof assignments.$inferInsert)[] {
  const [leader, colleague] = demoAccounts.filter(({ organisationId }) => organisationId === zonnehofId)
  if (!leader || !colleague) return []
  const given = {
    ...{ organisationId: zonnehofId, assigneeId: colleague.id, assigneeName: colleague.name },
    ...{ givenBy: leader.id, givenByName: leader.name },
  }
  return [
    {
      ...{ ...given, locationIndex: 1, item: 'floor-plan', givenAt: workdayBefore(today, 1, 15) },
      note: 'De tekening hangt in het kantoor van De Wilgenhof.',
    },
    {
      ...{ ...given, locationIndex: 1, item: 'study-goals', givenAt: workdayBefore(today, 5, 9) },
      ...{ acceptedAt: workdayBefore(today, 4, 9), wishDay: inputDay(addDays(midnightOf(today), 7)) },
    },
  ]
}
