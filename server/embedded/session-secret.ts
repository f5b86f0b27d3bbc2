import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The secret that signs and seals, where none is configured: made once, kept in the data folder for its owner only.
 * Written beside its place and linked, so that two starts at once agree on one.
 * @param dataFolder absolute path of DATA_DIR
 */
export async function keptSessionSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'session-secret')
  const existing = await readFile(file, 'utf8').catch(() => undefined)
  if (existing) return existing.trim()
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(draft, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await rm(draft, { force: true })
  return (await readFile(file, 'utf8')).trim()
}
