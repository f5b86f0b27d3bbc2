import type { z } from 'zod'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Issue } from '../platform/auth/json-answers.server.ts'

const maxIssues = 100
const longestPath = 200

/** What a schema finds wrong, for the people who write programs: at most a hundred issues, in English. */
export function issuesOf({ issues }: z.ZodError): Issue[] {
  return issues
    .flatMap(({ path, message, ...issue }) =>
      // One for each, so that each has its place.
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: pathOf([...path, key]), message: sentence(message) }))
        : [{ path: pathOf(path), message: sentence(message) }],
    )
    .slice(0, maxIssues)
}

/** `form.fields.wards[0].name` */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .reduce<string>((at, part) => {
      if (typeof part === 'number') return `${at}[${part}]`
      return at === '' ? String(part) : `${at}.${String(part)}`
    }, '')
    .slice(0, longestPath)
    .toWellFormed()

/** Fields have the same sentences as on the pages; the others are the schema's own. */
function sentence(message: string): string {
  if (!message.startsWith('invalid.')) return message
  return anyTextFor('en', 'roadmap/flow')(message)
}
