import { randomUUID } from 'node:crypto'
import { newProgramSecret } from '#app/platform/auth/program.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { webhookTypes } from '#app/persistence/programs/webhook-event.ts'
import { addWebhook, type NewWebhook } from '#app/persistence/programs/webhooks.server.ts'
import { newWebhookSecret } from '#app/platform/webhooks/secret.server.ts'
import { addProgramKey, type NewKey } from '#app/persistence/programs/program-keys.server.ts'
import { ask, type Answer } from './ask.ts'
import { encoded, type FormFields } from './visitor.ts'

/** A key as its program knows it, and the address of its page. */
export type Key = { id: string; secret: string; address: string }

/** A key of a program, for everything of everybody where nothing else is said. */
export async function addKey(admin: Actor, over: Partial<Omit<NewKey, 'secretHash'>>): Promise<Key> {
  const id = randomUUID()
  const { words: secret, hash: secretHash } = newProgramSecret()
  const scopes = ['attention:read', 'forms:read', 'documents:read']
  await addProgramKey(admin, id, { name: 'Planning', scopes, organisationIds: null, ...over, secretHash })
  return { id, secret, address: `/admin/programs/${id}` }
}

/** A webhook, of everything of everybody where nothing else is said. */
export async function addHook(admin: Actor, url: string, over: Partial<Omit<NewWebhook, 'sealedSecret'>> = {}) {
  const id = randomUUID()
  const { words: secret, sealed: sealedSecret } = newWebhookSecret()
  const usual = { name: 'Planning', url, events: [...webhookTypes], organisationIds: null }
  await addWebhook(admin, id, { ...usual, ...over, sealedSecret })
  return { id, secret, address: `/admin/programs/webhooks/${id}` }
}

/** Asks for an access token, by HTTP Basic where no client stands in the form. */
export function askForToken(
  origin: string,
  { id, secret }: Pick<Key, 'id' | 'secret'>,
  fields: FormFields = { grant_type: 'client_credentials' },
  headers: Record<string, string> = {},
  path = '/api/oauth/token',
): Promise<Answer> {
  const isInForm = 'client_id' in fields
  const basic = { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` }
  return ask(origin, path, {
    method: 'POST',
    headers: { ...(!isInForm && basic), 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: encoded(fields),
  })
}

/** Headers of a program that has an access token. */
export async function programHeaders(origin: string, key: Pick<Key, 'id' | 'secret'>): Promise<Record<string, string>> {
  const { text } = await askForToken(origin, key)
  return { Authorization: `Bearer ${String(JSON.parse(text).access_token)}`, 'Content-Type': 'application/json' }
}
