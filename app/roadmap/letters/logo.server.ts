import { buffer } from 'node:stream/consumers'
import type { Tenant } from '#app/persistence/actor.ts'
import { readNamedLogo } from '#app/persistence/organisations/logos.server.ts'
import { MissingFileError } from '#app/platform/documents/file-store.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { logoPictureAddress } from '#app/platform/logo/addresses.ts'
import { logoPixels, logoSize } from '#app/platform/logo/logo-size.ts'
import { log } from '#app/platform/log/log.ts'
import type { Letter, Sheet } from './letter.ts'

/** A logo as it is put into a file: its bytes, what it is called for who cannot see it, and its millimetres. */
export type PrintedLogo = { bytes: Buffer; alt: string; width: number; height: number }

/**
 * What a letter is on paper, with the logo of the organisation in its letterhead where it has both.
 * @param base of the addresses of its readers; left out for members
 */
export async function withLogo(sheet: Sheet | undefined, tenant: Tenant, base?: string): Promise<Sheet | undefined> {
  if (sheet?.kind !== 'post') return sheet
  const logo = await readNamedLogo(tenant)
  if (!logo) return sheet
  const shown = { src: logoPictureAddress(logo.sha256, base), alt: logo.organisation, ...logoPixels(logo) }
  return { ...sheet, head: { ...sheet.head, logo: shown } }
}

/** The logo for a file of a letter; null where the letter has no letterhead, or the organisation no logo. */
export async function printedLogo({ sheet }: Letter, tenant: Tenant): Promise<PrintedLogo | null> {
  const logo = sheet?.kind === 'post' ? await readNamedLogo(tenant) : null
  if (!logo) return null
  try {
    return { bytes: await buffer(await fileStore().read(logo.storageKey)), alt: logo.organisation, ...logoSize(logo) }
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error
    log.error({ storageKey: logo.storageKey }, 'file of a logo is gone')
    return null
  }
}
