import { randomUUID } from 'node:crypto'
import type { Tenant } from '#app/persistence/actor.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'

/** Stores the bytes of a PDF as a new file of an organisation; `size` in bytes. */
export async function storePdf({ organisationId }: Tenant, bytes: Buffer) {
  const storageKey = `${organisationId}/${randomUUID()}`
  return { ...(await fileStore().write(storageKey, once(bytes))), storageKey }
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}
