import { environment } from '#app/platform/config/env.server.ts'
import { noteErased } from '#app/persistence/people/erasing.server.ts'
import {
  claimScan,
  noteClean,
  noteInfected,
  postponeScan,
  type WaitingDocument,
} from '#app/persistence/documents/scans.server.ts'
import { log } from '#app/platform/log/log.ts'
import { MissingFileError, type FileStore } from './file-store.ts'
import { ScanBrokenError, scanFile, ScannerAwayError, UnscannableError } from './scanner.server.ts'
import { fileStore } from './store.server.ts'

/** What a new upload waits for: nothing where no scanner is configured. */
export const scanOfUploads = (): 'off' | 'waiting' => (environment().CLAMD_URL ? 'waiting' : 'off')

type Work = { address: string; store: FileStore; signal: AbortSignal }

/** Seconds until a file is tried again with which the scanner broke off. */
const pause = 60

/**
 * Has every waiting document looked at, one after the other, the oldest first. Other servers may do so at the same
 * time. Where the scanner is away, all go on waiting.
 * @returns how many were looked at
 */
async function scanWaiting({ address, store, signal }: Work): Promise<number> {
  let looked = 0
  for (let document = await claimScan(); document; document = await claimScan()) {
    if (signal.aborted || !(await scanDocument(document, { address, store, signal }))) {
      await postponeScan(document, 0)
      return looked
    }
    looked += 1
  }
  return looked
}

/** Returns false where it makes no sense to go on now. */
async function scanDocument(document: WaitingDocument, { address, store, signal }: Work): Promise<boolean> {
  const { id } = document
  try {
    const verdict = await scanFile(address, await store.read(document.storageKey), signal)
    if (verdict.isClean) {
      await noteClean(document)
      return true
    }
    log.warn({ document: id, virus: verdict.name }, 'virus found')
    await noteInfected(document, verdict.name)
    // Where this fails, cleanup does it later; nobody can get at the file any more.
    await store.remove(document.storageKey)
    await noteErased([{ table: 'documents', ...document }])
  } catch (error) {
    if (signal.aborted) return false
    if (error instanceof ScannerAwayError) {
      log.error({ err: error }, 'virus scanner away')
      return false
    }
    log.error({ err: error, document: id }, reasonOf(error))
    // What the scanner does not take stays claimed, and is tried again when the claim is over.
    if (error instanceof ScanBrokenError) await postponeScan(document, pause)
  }
  return true
}

function reasonOf(error: unknown): string {
  if (error instanceof UnscannableError) {
    return 'the virus scanner does not take this file: StreamMaxLength of clamd has to be larger than UPLOAD_MAX_MB'
  }
  return error instanceof MissingFileError ? 'no file to scan' : 'not scanned'
}

type Scanning = { again: boolean; stop: AbortController; run: Promise<void> }
const kept = globalThis as typeof globalThis & { routekaartScanning?: Scanning }

/**
 * Has the waiting documents looked at now, unless that is under way: then once more when it is done. Never fails; does
 * nothing where no scanner is configured.
 */
export function startScanning(): Promise<void> {
  const { CLAMD_URL: address } = environment()
  if (!address) return Promise.resolve()
  if (kept.routekaartScanning) {
    kept.routekaartScanning.again = true
    return kept.routekaartScanning.run
  }
  const stop = new AbortController()
  const scanning: Scanning = { again: false, stop, run: Promise.resolve() }
  kept.routekaartScanning = scanning
  scanning.run = repeat(scanning, { address, store: fileStore(), signal: stop.signal })
  return scanning.run
}

/** Ends what is under way; the document that was looked at waits again. */
export async function stopScanning(): Promise<void> {
  kept.routekaartScanning?.stop.abort()
  await kept.routekaartScanning?.run
}

async function repeat(scanning: Scanning, work: Work): Promise<void> {
  try {
    do {
      scanning.again = false
      await scanWaiting(work)
    } while (scanning.again && !work.signal.aborted)
  } catch (error) {
    log.error({ err: error }, 'waiting documents not scanned')
  } finally {
    delete kept.routekaartScanning
  }
}
