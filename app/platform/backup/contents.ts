import { createHash, type Hash } from 'node:crypto'
import { z } from 'zod'

/** The first entry of a backup, by which a reader knows whether it can do anything with the rest. */
export const backupHeader = z.object({
  format: z.literal(1),
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  portalVersion: z.string(),
  serverVersion: z.string(),
  migrations: z.array(z.int()).min(1),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+\.\w+$/), columns: z.array(z.string().min(1)).min(1) })),
  /** Tables whose rows are not in it. */
  leftOut: z.array(z.string()),
  /** An HMAC with each of the secrets of SESSION_SECRET, over `id`. */
  keyChecks: z.array(z.string()).min(1),
})
export type BackupHeader = z.output<typeof backupHeader>

const total = { bytes: z.int(), sha256: z.string() }

/** The last entry but one: what was written before it. */
export const backupContents = z.object({
  header: z.object(total),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), ...total })),
  /** The SHA-256 is over a line for each file: key, bytes and SHA-256. */
  files: z.object({ count: z.int(), ...total }),
  /** What numbered columns have come to, by `schema.table.column`. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** Keys of files that rows name and the store did not have. */
  missing: z.array(z.string()),
})
export type BackupContents = z.output<typeof backupContents>

/** What can be counted while the entries pass by. */
export type Counted = Pick<BackupContents, 'header' | 'tables' | 'files'>

/** The names of entries, without the number of their part. */
export const names = { header: 'backup.json', contents: 'contents.json', signature: 'contents.signature' }
export const tableEntry = (name: string) => `tables/${name}`
export const fileEntry = (key: string) => `files/${key}`

/**
 * Adds up what passes by, part after part; written and read alike, so that both come to the same.
 * @returns `add` for each part, and what it all came to
 */
export function createTally() {
  const counted: Counted = { header: sumOf(createHash('sha256'), 0), tables: [], files: sumOfFiles() }
  const ofFiles = createHash('sha256')
  let open: { name: string; hash: Hash; bytes: number; rows: number } | undefined

  function close() {
    if (!open) return
    const sum = sumOf(open.hash, open.bytes)
    const { name, rows } = open
    open = undefined
    if (name === names.header) counted.header = sum
    if (name.startsWith('tables/')) counted.tables.push({ name: name.slice('tables/'.length), rows, ...sum })
    if (!name.startsWith('files/')) return
    ofFiles.update(`${name} ${sum.bytes} ${sum.sha256}\n`)
    counted.files.count += 1
    counted.files.bytes += sum.bytes
  }

  return {
    add(name: string, bytes: Uint8Array) {
      if (open?.name !== name) close()
      open ??= { name, hash: createHash('sha256'), bytes: 0, rows: 0 }
      open.hash.update(bytes)
      open.bytes += bytes.length
      if (name.startsWith('tables/')) open.rows += countLines(bytes)
    },
    end(): Counted {
      close()
      counted.files.sha256 = ofFiles.digest('hex')
      return counted
    },
  }
}

const sumOf = (hash: Hash, bytes: number) => ({ bytes, sha256: hash.digest('hex') })
const sumOfFiles = () => ({ count: 0, bytes: 0, sha256: '' })

const newLine = 10

/** Each row of COPY is a line; line ends within values are written in another way. */
function countLines(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(newLine); at >= 0; at = bytes.indexOf(newLine, at + 1)) count += 1
  return count
}
