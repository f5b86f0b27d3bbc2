import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'
import { sign } from '#app/platform/auth/seal.server.ts'
import { startEmptyDatabase } from './empty-database.ts'
import { makeOlderMigrations } from './restored.ts'

/** A server of databases that hold what an earlier version had made. */
export type EarlierDatabases = {
  /** Its folder, in which a portal can have its data too. */
  folder: string
  /** Makes an empty database, or a copy of another one, to which nobody is connected; gives its address. */
  make: (name: string, copyOf?: string) => Promise<string>
  /** Brings a database to the schema that had this many migrations. */
  migrateTo: (url: string, count: number) => Promise<void>
  close: () => Promise<void>
}

export async function openEarlierDatabases(): Promise<EarlierDatabases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-upgrade-'))
  await chmod(folder, 0o711)
  const server = await startEmptyDatabase(folder)
  const urlOf = (name: string) => server.url.replace(/[^/]*$/, name)
  const prepared = postgres(server.url, { max: 1, onnotice: () => {} })
  for (const schema of ['public', 'drizzle', 'graphile_worker'])
    await prepared`drop schema if exists ${prepared(schema)} cascade`
  await prepared`create schema public`
  await prepared`create database maker template postgres`
  await prepared.end()
  const maker = postgres(urlOf('maker'), { max: 1 })
  return {
    folder,
    make: async (name, copyOf = 'postgres') => {
      await maker`create database ${maker(name)} template ${maker(copyOf)}`
      return urlOf(name)
    },
    migrateTo: async (url, count) => {
      const older = path.join(folder, `migrations-${count}`)
      await makeOlderMigrations(older, count)
      await migrateDatabase(url, older)
      await rm(older, { recursive: true })
    },
    close: async () => {
      await maker.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The values of every column, by `table.column`, each list in an order of its own. */
export async function readValues(sql: Sql): Promise<Map<string, string[]>> {
  const columns = await sql<{ table: string; column: string }[]>`
    select relname as table, attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped order by 1, 2`
  const values = new Map<string, string[]>()
  for (const { table, column } of columns) {
    const found = await sql<
      { value: string }[]
    >`select coalesce(${sql(column)}::text, '') as value from ${sql(table)} order by 1`
    values.set(
      `${table}.${column}`,
      found.map(({ value }) => value),
    )
  }
  return values
}

/** What an earlier version left behind, with what its people still have. */
export type EarlierPlace = {
  organisationId: string
  /** The cookie of somebody who has signed in. */
  cookie: string
  /** Of a link to read a task, and of one by which somebody signed. */
  tokens: { reader: string; signer: string }
  signedText: string
  documentId: string
}

const mark = 'Stichting Kwartelei'

/**
 * Fills a database as an earlier version did: an organisation with somebody who is signed in, a member of staff, a form, a
 * document, a link, and one by which an agreement was signed.
 * @param files the folder of files
 */
export async function fillAsBefore(sql: Sql, files: string): Promise<EarlierPlace> {
  const [organisationId, userId, staffId, documentId, linkId] = Array.from({ length: 5 }, () => randomUUID())
  const own = { organisation_id: organisationId }
  await sql`insert into organisations ${sql({ id: organisationId, name: mark })}`
  await sql`insert into users ${sql([
    { ...{ id: userId, ...own, is_admin: false }, email: 'leader@example.org', name: 'Marieke Jansen' },
    { ...{ id: staffId, organisation_id: null, is_admin: true }, email: 'staff@example.org', name: 'Sanne Bakker' },
  ])}`
  const fields = { locations: [{ id: 'aaaaaaaa', name: 'De Meent' }], numberOfLocations: 1 }
  const saved = { ...own, version: 1, updated_by_name: 'Marieke Jansen' }
  await sql`insert into forms ${sql({ ...saved, form_type: 'org-information', fields: sql.json(fields) })}`

  const storageKey = `${organisationId}/${randomUUID()}`
  await mkdir(path.join(files, String(organisationId)), { recursive: true })
  await writeFile(path.join(files, storageKey), mark)
  const stored = { media_type: 'text/plain', size: mark.length, sha256: 'x', storage_key: storageKey }
  const document = { id: documentId, document_type: 'floor-plan', name: 'plan.txt', location_index: 0 }
  await sql`insert into documents ${sql({ ...own, ...document, ...stored, created_by_name: 'Marieke Jansen' })}`

  const tokens = { reader: newShareToken(), signer: newShareToken() }
  const signedText = `Verwerkersovereenkomst\n${mark}\n`
  const expires_at = new Date(Date.now() + 86_400_000)
  const link = { ...own, recipient_name: 'Bea Kok', language: 'nl', created_by_name: 'Marieke Jansen', expires_at }
  await sql`insert into share_links ${sql({
    ...{ ...link, token_hash: hashOfToken(tokens.reader), purpose: 'reviewer', may: 'read' },
    ...{ items: ['newsletter'], location_index: 0 },
  })}`
  await sql`insert into share_links ${sql({
    ...{ ...link, id: linkId, token_hash: hashOfToken(tokens.signer), purpose: 'signer', may: 'sign' },
    ...{ items: ['processing-agreement'], outcome: 'signed', outcome_at: new Date() },
  })}`
  await sql`insert into share_signatures ${sql({
    ...{ ...own, link_id: linkId, role: 'signer', typed_name: 'Bea Kok', statement: 'Ik ga akkoord' },
    ...{ signed_text: signedText, text_hash: createHash('sha256').update(signedText).digest('hex') },
  })}`

  const id = randomBytes(32).toString('base64url')
  const id_hash = createHash('sha256').update(id).digest()
  await sql`insert into auth_sessions ${sql({ ...{ id_hash, user_id: userId, subject: 'x', claims: sql.json({}) }, expires_at })}`
  return {
    ...{ organisationId: String(organisationId), documentId: String(documentId), tokens, signedText },
    cookie: `routekaart.session=${id}.${sign('session-cookie', id)}`,
  }
}
