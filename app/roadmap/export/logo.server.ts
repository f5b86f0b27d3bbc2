import type { Tenant } from '#app/persistence/actor.ts'
import { readLogo } from '#app/persistence/organisations/logos.server.ts'
import { MissingFileError } from '#app/platform/documents/file-store.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { log } from '#app/platform/log/log.ts'
import type { Archive } from './archive.server.ts'

/**
 * Puts the logo of an organisation into the archive, where it has one.
 * @param pathOf the path of a file of that name
 * @returns its path, where it could not be read
 */
export async function addLogo(archive: Archive, tenant: Tenant, pathOf: (name: string) => string): Promise<string[]> {
  const logo = await readLogo(tenant)
  if (!logo) return []
  const path = pathOf('logo.png')
  try {
    const bytes = await fileStore().read(logo.storageKey)
    await archive.add(path, bytes, { modified: logo.placedAt, isPacked: true })
    return []
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error
    log.error({ storageKey: logo.storageKey }, 'file of a logo is gone')
    return [path]
  }
}
