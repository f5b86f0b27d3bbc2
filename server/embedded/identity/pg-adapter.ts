import type { Adapter } from 'oidc-provider'
import {
  consumePayload,
  deletePayload,
  deletePayloadsOfGrant,
  readPayload,
  readPayloadByUid,
  storePayload,
} from '#app/persistence/people/identity-store.server.ts'

/** Keeps the identity provider's objects in the database, so that they survive a restart and are shared by servers. */
export function pgAdapter(model: string): Adapter {
  return {
    upsert: (id, payload, expiresIn) => storePayload(model, id, { ...payload }, expiresIn),
    find: (id) => readPayload(model, id),
    findByUid: (uid) => readPayloadByUid(model, uid),
    // Only a sign-in on a device without a browser has such a code, and there is none.
    findByUserCode: () => Promise.resolve(undefined),
    consume: (id) => consumePayload(model, id),
    destroy: (id) => deletePayload(model, id),
    revokeByGrantId: (grantId) => deletePayloadsOfGrant(model, grantId),
  }
}
