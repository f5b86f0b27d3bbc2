import { missingOn, progressFrom, type Missing, type Progress } from '#app/roadmap/rules/progress.ts'
import { emptyFields, isEmptyObject } from '#app/roadmap/rules/values.ts'
import type { InfoLetter } from './fields.ts'

/** Open without contact persons; done when the letter was downloaded, shared with families and names a way to ask. */
export function progress(values: InfoLetter): Progress {
  const { persons, downloaded, sharedFamily } = values
  return progressFrom(
    persons.every((person) => isEmptyObject(person)),
    [
      ...missingContact(persons),
      ...(downloaded ? [] : missingOn('download', ['downloaded'])),
      ...(sharedFamily ? [] : missingOn('share', ['sharedFamily'])),
    ],
  )
}

/** One person who can be mailed and called is enough; asked for is what the first one lacks. */
function missingContact(persons: InfoLetter['persons']): Missing[] {
  const needed = persons
    .map((person, i) => ({ person, missing: missingOn('details', emptyFields(reach(person)), `persons[${i}].`) }))
    .filter(({ person }) => !isEmptyObject(person))
  if (needed.some(({ missing }) => missing.length === 0)) return []
  return needed[0]?.missing ?? missingOn('details', ['persons'])
}

const reach = ({ email, phone }: InfoLetter['persons'][number]) => ({ email, phone })
