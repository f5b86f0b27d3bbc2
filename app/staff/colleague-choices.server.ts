import { groupBy } from '#app/roadmap/flow/group-by.ts'

type Choice = { value: string; label: string }

/** Staff as the choices of a field, by name; of those with the same name each with their e-mail address. */
export function colleagueChoices(staff: readonly { id: string; name: string; email: string }[]): Choice[] {
  const namesakes = groupBy(staff, ({ name }) => name.toLowerCase())
  return staff.map(({ id, name, email }) => {
    const isOnly = namesakes.get(name.toLowerCase())?.length === 1
    return { value: id, label: isOnly ? name : `${name} (${email})` }
  })
}
