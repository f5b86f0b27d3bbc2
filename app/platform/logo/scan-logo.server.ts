import { Readable } from 'node:stream'
import { environment } from '#app/platform/config/env.server.ts'
import { scanFile } from '#app/platform/documents/scanner.server.ts'
import { log } from '#app/platform/log/log.ts'

/**
 * Has an uploaded picture looked at for viruses while its sender waits: it is small, and letters cannot go without it for
 * a while as a page can without a document. Where no scanner is configured, all is clean.
 * @returns 'not-scanned' where the scanner cannot say
 */
export async function scanLogo(bytes: Uint8Array, signal: AbortSignal): Promise<'clean' | 'infected' | 'not-scanned'> {
  const { CLAMD_URL: address } = environment()
  if (!address) return 'clean'
  try {
    const verdict = await scanFile(address, Readable.from([bytes]), signal)
    if (verdict.isClean) return 'clean'
    log.warn({ virus: verdict.name }, 'virus found in a logo')
    return 'infected'
  } catch (error) {
    log.error({ err: error }, 'logo not scanned')
    return 'not-scanned'
  }
}
