import { secrets } from '#app/platform/auth/config.server.ts'
import { openRefreshToken } from '#app/platform/auth/kept-tokens.server.ts'
import { sign } from '#app/platform/auth/seal.server.ts'
import { keepKey, readKey } from '#app/persistence/people/identity-store.server.ts'
import { readNewestRefreshToken } from '#app/persistence/people/tokens.server.ts'
import { openKeptSigningKey } from './embedded/identity/signing-key.ts'
import { StartError } from './start-error.ts'

const name = 'session-secret'
const markOf = (secret: string) => sign('session-secret-mark', name, secret)

/**
 * Compares SESSION_SECRET with the mark that the database has of it. Without a mark, what was sealed last has to open, and the
 * database gets one. Of a list the first secret makes the mark anew, so that those behind it can be left out one day.
 * @throws StartError if what is sealed in the database could not be read
 */
export async function checkSessionSecret(): Promise<void> {
  const mark = markOf(secrets()[0])
  const kept = await readKey(name)
  const isRight = await fits(kept)
  // A backup of a database that nothing can be written to writes nothing here either.
  if (isRight && kept === mark) return
  if (isRight && marks().includes(await keepKey(name, mark, kept))) return
  throw new StartError(
    'SESSION_SECRET: the database was sealed with another one, so that WiFi passwords, links, second factors and messages in it ' +
      'could not be read. Set the one that it was used with; if none was set, it is the file session-secret in the DATA_DIR ' +
      'of that time. If it is lost, see docs/operations/running.md, "A lost SESSION_SECRET".',
  )
}

/** Whether what is sealed in the database can be read with this SESSION_SECRET. */
export const isRightSecret = async (): Promise<boolean> => fits(await readKey(name))

const marks = (): string[] => secrets().map(markOf)
const fits = (kept: string | null) => (kept === null ? opensWhatIsSealed() : marks().includes(kept))

/** Whether one of the newest sealed things in a database can be read; true if there are none. */
async function opensWhatIsSealed(): Promise<boolean> {
  const [signingKey, refreshToken] = [await openKeptSigningKey(), await readNewestRefreshToken()]
  if (signingKey === undefined && refreshToken === null) return true
  return Boolean(signingKey) || openRefreshToken(refreshToken) !== null
}
