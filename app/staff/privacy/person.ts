import { z } from 'zod'
import { fieldPath, rowPath } from '#app/roadmap/rules/paths.ts'

/** Whom everything is about: in small letters, without space around it. */
export type Person = { emails: readonly string[]; names: readonly string[] }

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() : ''

/** Whether a group of fields is this person: by its e-mail address, or by its whole name. */
function isPerson(group: Group, { emails, names }: Person): boolean {
  const name = plain(`${plain(group.first_name)} ${plain(group.last_name)}`)
  return emails.includes(plain(group.email)) || names.includes(name) || names.includes(plain(group.full_name))
}

/**
 * Words with the person's e-mail address and name replaced, wherever they stand in them. A name of one word may be
 * anybody's, so it stays.
 */
function withoutPerson(words: string, { emails, names }: Person, instead: string): string {
  const known = [...emails.map(addressPattern), ...names.filter((name) => name.includes(' ')).map(namePattern)]
  return known.reduce((text, pattern) => text.replace(pattern, () => instead), words)
}

// A longer address, or a double name, is somebody else's.
const letter = '\\p{L}|\\p{N}'
const addressPattern = (email: string) =>
  new RegExp(`(?<!${letter}|[._%+-])${escaped(email)}(?!${letter}|-|\\.(?:${letter}))`, 'giu')
const namePattern = (name: string) =>
  new RegExp(`(?<!${letter}|-)${escaped(name).replaceAll(' ', '\\s+')}(?!${letter}|-)`, 'giu')
const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * The same value without the person: what stands in a group that is the person becomes `inGroup` (ids aside), and in
 * other words the name becomes `inWords`. What does not name the person is given back as it is.
 */
export function erased(value: unknown, person: Person, inGroup: string, inWords: string): unknown {
  if (typeof value === 'string') return withoutPerson(value, person, inWords)
  if (Array.isArray(value)) return value.map((one) => erased(one, person, inGroup, inWords))
  if (!isGroup(value)) return value
  const isThem = isPerson(value, person)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const goes = isThem && name !== 'id' && typeof inner === 'string' && inner !== ''
      return [name, goes ? inGroup : erased(inner, person, inGroup, inWords)]
    }),
  )
}

/** The paths of the groups that are the person, with rows by their ids: `contact`, `members[4f1c2a9b]`. */
export function pathsOfPerson(value: unknown, person: Person, at = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((row) =>
      isGroup(row) && typeof row.id === 'string' ? pathsOfPerson(row, person, rowPath(at, row.id)) : [],
    )
  }
  if (!isGroup(value)) return []
  const inside = Object.entries(value).flatMap(([name, inner]) => pathsOfPerson(inner, person, fieldPath(at, name)))
  return isPerson(value, person) ? [at, ...inside] : inside
}

/** One change as the history keeps it. */
export type KeptChange = { id: number; path: string; from: unknown; to: unknown }

/**
 * The changes of one form in which the person stands, without them. Where they stood in a group at any time, all that
 * was ever in that group goes: first and last name are changes apart.
 */
export function erasedChanges(
  changes: readonly KeptChange[],
  fields: unknown,
  person: Person,
  gone: string,
): KeptChange[] {
  const groups = new Set([...pathsOfPerson(fields, person), ...groupsInChanges(changes, person)])
  return changes.flatMap((change) => {
    const isInside = groups.has(change.path.replace(/\.[^.\]]+$/, ''))
    const scrub = (value: unknown) =>
      isInside && typeof value === 'string' && value !== '' ? gone : erased(value, person, gone, gone)
    const [from, to] = [scrub(change.from), scrub(change.to)]
    const isSame = JSON.stringify([from, to]) === JSON.stringify([change.from, change.to])
    return isSame ? [] : [{ ...change, from, to }]
  })
}

function groupsInChanges(changes: readonly KeptChange[], person: Person): string[] {
  const seen = new Map<string, Map<string, Set<string>>>()
  for (const { path, from, to } of changes) {
    const [, group, name] = /^(.+)\.([^.\]]+)$/.exec(path) ?? []
    if (group === undefined || name === undefined) continue
    const names = seen.get(group) ?? new Map<string, Set<string>>()
    const values = names.get(name) ?? new Set<string>([''])
    for (const value of [from, to]) values.add(plain(value))
    seen.set(group, names.set(name, values))
  }
  return [...seen].flatMap(([group, names]) => {
    const of = (name: string) => [...(names.get(name) ?? [])]
    const isThem =
      of('email').some((email) => isPerson({ email }, person)) ||
      of('full_name').some((name) => isPerson({ full_name: name }, person)) ||
      of('first_name').some((first) =>
        of('last_name').some((last) => isPerson({ first_name: first, last_name: last }, person)),
      )
    return isThem ? [group] : []
  })
}

/** What a link showed, as far as it matters here: answers stand apart, by the paths of their fields. */
const shown = z.looseObject({
  items: z.array(
    z.looseObject({
      groups: z.array(z.looseObject({ answers: z.array(z.looseObject({ name: z.string(), value: z.unknown() })) })),
    }),
  ),
})

/** What a link showed, without the person: where an answer stands in a group that is the person, it becomes `gone`. */
export function snapshotWithout(snapshot: unknown, person: Person, gone: string): unknown {
  const { data } = shown.safeParse(snapshot)
  if (!data) return erased(snapshot, person, gone, gone)
  const items = data.items.map((item) => {
    const answers = item.groups.flatMap((group) => group.answers)
    const changes = answers.map(({ name, value }, id) => ({ id, path: name, from: value, to: value }))
    const without = new Map(erasedChanges(changes, {}, person, gone).map(({ id, to }) => [answers[id], to]))
    const groups = item.groups.map((group) => ({
      ...group,
      answers: group.answers.map((answer) => ({ ...answer, value: without.get(answer) ?? answer.value })),
    }))
    return { ...item, groups }
  })
  return erased({ ...data, items }, person, gone, gone)
}
