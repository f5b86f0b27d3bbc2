import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { leaveReplica, outsideReadScope } from '#app/persistence/read-scope.ts'
import {
  findStaleSearch,
  keepSearch,
  readSearchKept,
  readSearchSources,
  type SearchEntry,
  type SearchSources,
  type StaleSearch,
} from '#app/persistence/staff/search-kept.server.ts'
import { log } from '#app/platform/log/log.ts'
import { groupBy } from '#app/roadmap/flow/group-by.ts'
import { entriesOf, searchRules } from './entries.ts'
import { spellingsOf } from './spellings.ts'

/** How many organisations are read at once, and seen to before a search. */
const batch = 25

/**
 * Makes the entries of organisations again that were changed.
 * @param most how many organisations at most
 * @param signal ends it after the organisations that are under way
 * @returns how many
 */
export async function keepSearchEntries(most: number, signal?: AbortSignal): Promise<number> {
  let stale = await findStaleSearch(searchRules, most)
  // The primary may have what a replica has not got yet.
  if (stale.length > 0 && leaveReplica()) stale = await findStaleSearch(searchRules, most)
  for (let at = 0; at < stale.length && !signal?.aborted; at += batch) {
    await keepBatch(stale.slice(at, at + batch))
    await nextTurn()
  }
  return stale.length
}

/** Before a search: what was changed since is found. Where nothing can be written, what was kept is searched. */
export async function keepSearchNow(): Promise<void> {
  await keepSearchEntries(batch).catch((error: unknown) => log.warn({ err: error }, 'entries for search not kept'))
}

async function keepBatch(stale: readonly StaleSearch[]): Promise<void> {
  const ids = stale.map(({ organisationId }) => organisationId)
  const [sources, there] = await Promise.all([readSearchSources(ids), readSearchKept(ids)])
  const ofOne = apart(sources)
  for (const one of stale) {
    const { organisationId } = one
    const isNew = (kept: string) => !there.has(`${organisationId} ${kept}`)
    const entries = new Map(entriesOf(ofOne(organisationId)).map((entry) => [digestOf(entry), entry]))
    const digests = [...entries.keys()]
    const added = [...entries].filter(([digest]) => isNew(digest)).map(([digest, entry]) => ({ ...entry, digest }))
    const words = longerWordsIn([...entries.values()])
    const addedWords = words.filter(isNew).map((word) => ({ word, spellings: spellingsOf(word) }))
    // Nobody has to see it: where it is not there yet, it is made again.
    await outsideReadScope(() => keepSearch(one, searchRules, { digests, added, words, addedWords }))
  }
}

/** The words of entries that are found with a mistake in them, each once. */
const longerWordsIn = (entries: readonly SearchEntry[]): string[] =>
  [...new Set(entries.flatMap(({ words }) => words.split(' ')))].filter((word) => spellingsOf(word).length > 0)

function apart(sources: SearchSources): (organisationId: string) => SearchSources {
  const by = <Row extends { organisationId: string }>(rows: Row[]) => {
    const groups = groupBy(rows, ({ organisationId }) => organisationId)
    return (id: string) => [...(groups.get(id) ?? [])]
  }
  const [organisations, forms, documents] = [by(sources.organisations), by(sources.forms), by(sources.documents)]
  const [links, users] = [by(sources.links), by(sources.users)]
  return (id) => ({
    ...{ organisations: organisations(id), forms: forms(id), documents: documents(id) },
    ...{ links: links(id), users: users(id) },
  })
}

const digestOf = (entry: SearchEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([searchRules, entry]))
    .digest('base64url')
    .slice(0, 22)
