import type { Sql } from 'postgres'
import type { Ledger, SentFile, Spot } from './ledger.ts'

/** What was acknowledged, and what of it is not there. */
export type Found = { saves: number; files: number; lost: string[] }

/**
 * Looks for everything that was acknowledged. A value has to stand in the history, and in its form the last one that was
 * acknowledged, or one that was sent after it: only one person writes each field. Of files the row has the checksum of
 * what was sent, and the bytes are read again.
 * @param bytesOf the checksum of a file as it is kept; null where it is not there
 */
export async function findAcknowledged(
  sql: Sql,
  { spots, files }: Pick<Ledger, 'spots' | 'files'>,
  bytesOf: (storageKey: string) => Promise<string | null>,
): Promise<Found> {
  const lost: string[] = []
  let saves = 0
  for (const spot of spots) {
    saves += spot.writes.filter(({ isAcknowledged }) => isAcknowledged).length
    lost.push(...(await lostOf(sql, spot)))
  }
  const sent = files.filter(({ isAcknowledged }) => isAcknowledged)
  for (const file of sent) if (!(await isKept(sql, file, bytesOf))) lost.push(`file ${file.name}`)
  return { saves, files: sent.length, lost }
}

async function lostOf(sql: Sql, { organisationId, locationIndex, formType, path, writes }: Spot): Promise<string[]> {
  const [form] = await sql`
    select id, fields #>> ${path.split('.')} as value from forms
    where organisation_id = ${organisationId} and location_index = ${locationIndex} and form_type = ${formType}`
  const changes = await sql`
    select "to" #>> '{}' as value from form_changes
    where organisation_id = ${organisationId} and form_id = ${form?.id ?? null} and path = ${path}`
  const recorded = new Set(changes.map(({ value }) => value))
  const told = (value: string) => `${formType} ${path} of ${organisationId} ${locationIndex}: ${value}`
  const acknowledged = writes.filter(({ isAcknowledged }) => isAcknowledged)
  const unrecorded = acknowledged.filter(({ value }) => !recorded.has(value))
  const last = writes.findLastIndex(({ isAcknowledged }) => isAcknowledged)
  const isStanding = last < 0 || writes.slice(last).some(({ value }) => value === form?.value)
  return [
    ...unrecorded.map(({ value }) => `${told(value)} is not in the history`),
    ...(isStanding ? [] : [`${told(writes[last]?.value ?? '')} is not in the form`]),
  ]
}

async function isKept(
  sql: Sql,
  { organisationId, name, sha256 }: SentFile,
  bytesOf: (storageKey: string) => Promise<string | null>,
): Promise<boolean> {
  const rows = await sql`
    select storage_key from documents where organisation_id = ${organisationId} and name = ${name} and sha256 = ${sha256}`
  const kept = await Promise.all(rows.map(({ storage_key }) => bytesOf(String(storage_key))))
  return kept.includes(sha256)
}
