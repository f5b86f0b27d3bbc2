import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import { noteSecurity } from './security.server.ts'

/** The place of a row in the chain, and its hash in hexadecimal: what is noted elsewhere to be compared later. */
export type Link = { number: number; hash: string }

export type Verified = {
  rows: number
  /** Rows of which what named somebody was erased. */
  erased: number
  first: Link | null
  last: Link | null
  /** The first row that is not as it was written, or behind which some are gone; null where all is right. */
  breakAt: { number: number; why: Break } | null
}

/** `gap`: rows before it are gone. `content`, `details`: it says something else. `noted`: not the one noted elsewhere. */
export type Break = 'gap' | 'content' | 'details' | 'noted'

const row = z.object({
  number: z.coerce.number(),
  content: z.string(),
  previous: z.string(),
  hash: z.string(),
  details: z.string().nullable(),
  nonce: z.string().nullable(),
  details_hash: z.string().nullable(),
  through: z.coerce.number().nullable(),
  through_hash: z.string().nullable(),
})
type Row = z.output<typeof row>

/** The rows, oldest first. What is hashed is put together here once more, past the function of the database. */
const readRows = () =>
  readInBatches<Row>(async (last, most) => {
    const rows = await database().execute(sql`
      select number, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash,
        details::text as details, encode(nonce, 'hex') as nonce, encode(details_hash, 'hex') as details_hash,
        case when kind = 'log-shortened' then (facts ->> 'through')::bigint end as through,
        case when kind = 'log-shortened' then facts ->> 'hash' end as through_hash,
        jsonb_build_array(number, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), kind,
          actor_id, person_id, organisation_id, facts, encode(details_hash, 'hex'))::text as content
      from security_log where number > ${last?.number ?? 0} order by number limit ${most}`)
    return z.array(row).parse(rows)
  })

const sha256 = (...parts: (Buffer | string)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
const bytes = (hex: string) => Buffer.from(hex, 'hex')

/** What the first row of all continues. */
const beginning = sha256('')

function isAsWritten({ details, nonce, details_hash: expected }: Row): boolean {
  if (details === null) return nonce === null
  return nonce !== null && sha256(bytes(nonce), details) === expected
}

/**
 * Goes through the whole chain.
 * @param noted a link of it that was noted elsewhere: without one nobody can see that the newest rows are gone
 */
export async function verifySecurityLog(noted: Link | null = null): Promise<Verified> {
  const found: Verified = { rows: 0, erased: 0, first: null, last: null, breakAt: null }
  const shortenings: Link[] = []
  let start: Row | null = null
  const breakIn = (number: number, why: Break) => (found.breakAt ??= { number, why })
  let isNotedFound = false
  for await (const one of readRows()) {
    const link = { number: one.number, hash: one.hash }
    start ??= one
    const before = found.last ?? { number: one.number - 1, hash: one.previous }
    if (one.number !== before.number + 1 || one.previous !== before.hash) breakIn(one.number, 'gap')
    if (sha256(bytes(one.previous), one.content) !== one.hash) breakIn(one.number, 'content')
    if (!isAsWritten(one)) breakIn(one.number, 'details')
    if (one.through !== null && one.through_hash !== null)
      shortenings.push({ number: one.through, hash: one.through_hash })
    if (noted?.number === one.number) {
      isNotedFound = true
      if (noted.hash !== one.hash) breakIn(one.number, 'noted')
    }
    if (one.details === null && one.details_hash !== null) found.erased += 1
    found.rows += 1
    found.first ??= link
    found.last = link
  }
  if (start && !isBeginning(start, shortenings)) breakIn(start.number, 'gap')
  const isBehind = noted !== null && !isNotedFound && noted.number >= (found.first?.number ?? 1)
  if (isBehind) breakIn(noted.number, 'noted')
  return found
}

/** Whether the oldest row is the first of all, or the one behind those that were removed when their time was over. */
function isBeginning({ number, previous }: Row, shortenings: readonly Link[]): boolean {
  if (number === 1) return previous === beginning
  return shortenings.some((link) => link.number === number - 1 && link.hash === previous)
}

/** The newest link, for the server's log: that is kept elsewhere. */
export async function readNewestLink(): Promise<Link | null> {
  const rows = await database().execute(
    sql`select number, encode(hash, 'hex') as hash from security_log order by number desc limit 1`,
  )
  return z.array(z.object({ number: z.coerce.number(), hash: z.string() })).parse(rows)[0] ?? null
}

/**
 * Removes what is older than so many days, once a day at most. Before that a row of the chain says up to where, and what
 * the hash was there.
 * @returns how many rows
 */
export async function shortenSecurityLog(days: number): Promise<number> {
  return database().transaction(async (tx) => {
    // From here on nobody else writes.
    await tx.execute(sql`select pg_advisory_xact_lock(7265011)`)
    const rows = await tx.execute(sql`
      select number, encode(hash, 'hex') as hash from security_log
      where number < (select min(number) from security_log where at >= now() - make_interval(days => ${days}::int))
        and exists (select from security_log where at < now() - make_interval(days => ${days + 1}::int))
      order by number desc limit 1`)
    const [end] = z.array(z.object({ number: z.coerce.number(), hash: z.string() })).parse(rows)
    if (!end) return 0
    await noteSecurity({ kind: 'log-shortened', facts: { through: end.number, hash: end.hash } }, tx)
    return (await tx.execute(sql`delete from security_log where number <= ${end.number}`)).count
  })
}
