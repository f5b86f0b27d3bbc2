import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { isEmpty, isEmptyObject } from '#app/roadmap/rules/values.ts'
import type { ProjectTeam } from './fields.ts'

/** Open while nobody was named; done when every member that was begun has a first and a last name. */
export function progress({ members }: ProjectTeam): Progress {
  if (members.every((member) => isEmptyObject(member))) return progressFrom(true, missingOn('details', ['members']))
  return progressFrom(
    false,
    members.flatMap((member, i) => {
      const unnamed = (['first_name', 'last_name'] as const).filter((name) => isEmpty(member[name]))
      return isEmptyObject(member) ? [] : missingOn('details', unnamed, `members[${i}].`)
    }),
  )
}
