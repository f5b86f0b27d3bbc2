import pg from 'pg'
import { connectOnce } from '../pool.server.ts'
import type { BackedUpTable } from './own-tables.server.ts'

/**
 * A connection on which a statement may take hours, and which writes and reads values in one way, whatever the server
 * was set to.
 * @param url postgres:// address
 */
export async function connectForBackup(url: string): Promise<pg.Client> {
  const client = await connectOnce(url, 'routekaart-backup')
  await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
    set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
    set client_encoding = 'UTF8'; set bytea_output = 'hex'`)
  return client
}

/** A table's name and columns as they stand in a COPY statement. */
export function copied({ name, columns }: BackedUpTable): string {
  const quoted = (words: readonly string[]) => words.map((word) => pg.escapeIdentifier(word))
  return `${quoted(name.split('.')).join('.')} (${quoted(columns).join(', ')})`
}
