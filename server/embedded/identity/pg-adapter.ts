import type { Adapter, AdapterPayload } from 'oidc-provider'
import {
  consumePayload,
  deletePayload,
  deletePayloadsOfGrant,
  readPayload,
  storePayload,
} from '#app/persistence/people/identity-store.server.ts'

/** Ids come from cookies and forms; PostgreSQL refuses text with a NUL in it. */
async function read(
  model: string,
  column: 'id' | 'uid' | 'userCode',
  value: string,
): Promise<AdapterPayload | undefined> {
  return value.includes('\0') ? undefined : readPayload(model, column, value)
}

/** Keeps the identity provider's objects in the database, so that they survive a restart and are shared by servers. */
export function pgAdapter(model: string): Adapter {
  return {
    upsert: (id, payload, expiresIn) => storePayload(model, id, { ...payload }, expiresIn),
    find: (id) => read(model, 'id', id),
    findByUid: (uid) => read(model, 'uid', uid),
    findByUserCode: (userCode) => read(model, 'userCode', userCode),
    consume: (id) => consumePayload(model, id),
    destroy: (id) => deletePayload(model, id),
    revokeByGrantId: (grantId) => deletePayloadsOfGrant(model, grantId),
  }
}
