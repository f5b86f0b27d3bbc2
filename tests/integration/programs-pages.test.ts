import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addKey, askForToken } from '#tests/support/program.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type FormFields, type Visitor } from '#tests/support/visitor.ts'

/** What staff do with keys of programs. */

let portal: SharedPortal
let admin: Actor
let member: Member
let visitor: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  member = await addOrganisation(['Huis'])
  visitor = await signedIn(portal.origin, admin)
})
afterAll(() => portal.close())

const make = (over: FormFields = {}) => {
  const formId = randomUUID()
  const fields = { formId, name: 'Planning', scopes: ['forms:read'], reach: 'all', ...over }
  return visitor.post('/admin/programs/new', fields)
}
const secretIn = (text: string): string => /rks_[\w-]{43}/.exec(text)?.[0] ?? ''
const clientIn = (text: string): string => /value="([\da-f-]{36})"/.exec(text)?.[1] ?? ''
const gets = async (id: string, secret: string) => (await askForToken(portal.origin, { id, secret })).status
const kept = async (id: string) => {
  const [row] = await portal.sql`select name, scopes, organisation_ids, ended_at from program_keys where id = ${id}`
  return row
}

test('a key is made, its secret shown once', async () => {
  const scopes = ['attention:read', 'documents:read']
  const made = await make({ name: 'Rooster', scopes, reach: 'chosen', organisations: member.organisationId })
  const [id, secret] = [clientIn(made.text), secretIn(made.text)]
  expect([made.status, await gets(id, secret)]).toEqual([200, 200])
  expect(await kept(id)).toMatchObject({ name: 'Rooster', scopes, organisation_ids: [member.organisationId] })
  const page = await visitor.ask(`/admin/programs/${id}`)
  expect(page.text).toContain(id)
  expect(page.text).not.toContain('rks_')
  expect((await visitor.ask('/admin/programs')).text).toContain(`/admin/programs/${id}`)
})

test('a form that is sent twice makes one key, and shows its secret once', async () => {
  const formId = randomUUID()
  expect(secretIn((await make({ formId })).text)).not.toBe('')
  const again = await make({ formId, name: 'Iets anders' })
  expect([again.status, again.headers.location]).toEqual([303, `/admin/programs/${formId}`])
  expect(await kept(formId)).toMatchObject({ name: 'Planning' })
})

test.each<[string, FormFields, string]>([
  ['without a name', { name: ' ' }, 'Vul een naam in.'],
  ['without a scope', { scopes: [] }, 'Kies wat het programma mag lezen.'],
  ['with a scope that there is not', { scopes: ['forms:write'] }, 'Kies wat het programma mag lezen.'],
  ['for nobody', { reach: 'chosen' }, 'Vink de organisaties aan'],
  ['without saying for whom', { reach: '' }, 'Kies van welke organisaties'],
])('a key %s is not made', async (_what, over, words) => {
  const formId = randomUUID()
  const { status, text } = await make({ formId, ...over })
  expect([status, text]).toEqual([422, expect.stringContaining(words)])
  expect(await kept(formId)).toBeUndefined()
})

test('what was chosen stands there again where something is wrong', async () => {
  const { text } = await make({
    name: '',
    scopes: ['documents:read'],
    reach: 'chosen',
    organisations: member.organisationId,
  })
  const box = (value: string) => new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(text)?.[0] ?? ''
  expect(box('documents:read')).toContain('checked')
  expect(box(member.organisationId)).toContain('checked')
  expect(box('forms:read')).not.toContain('checked')
})

test('a secret is changed: the one before works for a day, an older one no more', async () => {
  const { id, secret: first, address } = await addKey(admin, {})
  const second = secretIn((await visitor.post(address, { intent: 'rotate' })).text)
  expect([await gets(id, first), await gets(id, second)]).toEqual([200, 200])
  const third = secretIn((await visitor.post(address, { intent: 'rotate' })).text)
  expect([await gets(id, first), await gets(id, second), await gets(id, third)]).toEqual([401, 200, 200])
  const [row] = await portal.sql`select previous_until - now() as left from program_keys where id = ${id}`
  expect(String(row?.left)).toMatch(/^23:59:/)
  await portal.sql`update program_keys set previous_until = now() where id = ${id}`
  expect([await gets(id, second), await gets(id, third)]).toEqual([401, 200])
})

test('a secret that leaked ends at once, with its tokens', async () => {
  const { id, secret, address } = await addKey(admin, {})
  const Authorization = `Bearer ${String(JSON.parse((await askForToken(portal.origin, { id, secret })).text).access_token)}`
  const read = async () => (await visitor.ask('/api/attention', { headers: { Authorization } })).status
  expect(await read()).toBe(200)
  const next = secretIn((await visitor.post(address, { intent: 'rotate-now' })).text)
  expect([await read(), await gets(id, secret), await gets(id, next)]).toEqual([401, 401, 200])
})

test('a key ends, and nothing can be done with it afterwards', async () => {
  const { id, secret, address } = await addKey(admin, {})
  expect((await visitor.ask(`${address}/end`)).text).toContain('Planning')
  const ended = await visitor.post(`${address}/end`, {})
  expect([ended.status, ended.headers.location, await gets(id, secret)]).toEqual([303, '/admin/programs', 401])
  expect((await visitor.post(address, { intent: 'rotate' })).status).toBe(404)
  expect((await visitor.post(`${address}/end`, {})).status).toBe(404)
  expect((await visitor.ask(address)).text).not.toContain('name="intent"')
  const kinds =
    await portal.sql`select kind, actor_id from security_log where facts ->> 'program' = ${id} order by number`
  expect(kinds).toEqual(['program-key-made', 'program-key-ended'].map((kind) => ({ kind, actor_id: admin.userId })))
})

test('a secret is made only after a sign-in of a short while ago', async () => {
  const { address } = await addKey(admin, {})
  const old = await newAdmin()
  const late = await signedIn(portal.origin, old)
  await portal.sql`update auth_sessions set claims = jsonb_set(claims, '{auth_time}', to_jsonb((claims ->> 'auth_time')::bigint - 1000))
    where user_id = ${old.userId}`
  for (const [path, fields] of [
    [address, { intent: 'rotate' }],
    ['/admin/programs/new', { name: 'x' }],
  ] as const) {
    const answer = await late.post(path, fields)
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/authentication\/again\?/)])
  }
})
