import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readSettings, saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { openSecret } from '#app/roadmap/flow/secrets.server.ts'
import type { Retention } from '#app/platform/site/settings.ts'
import { runCleanup } from '#app/platform/cleanup/cleanup.server.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { newMember, openDocumentsPlace } from '#tests/support/documents-place.ts'
import { newAdmin } from '#tests/support/tenant.ts'

const never = new AbortController().signal
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace({ USAGE_RETENTION_DAYS: '400' })
  admin = await newAdmin()
  member = await newMember()
}, 60_000)
afterAll(() => place.close())

async function keepFor(days: Partial<Retention>) {
  const version = (await readSettings()).find(({ name }) => name === 'retention')?.version ?? 0
  await saveSetting(admin, 'retention', version, days)
}

describe('a WiFi password', () => {
  const wifi = { settings: { networkType: 'WPA2-Personal', ssid: 'Huis', username: '', password: 'sealed:x' } }
  const add = (formType: string, locationIndex: number | null, fields: Record<string, unknown>) =>
    database()
      .insert(forms)
      .values({
        ...{ organisationId: member.organisationId, version: 1, updatedByName: 'Anna' },
        ...{ formType, locationIndex, fields },
      })
  const connected = (locationIndex: number, days: number) =>
    add('day-planning-logistics', locationIndex, { date: daysAgo(days).getTime() })
  const formOf = async (formType: string, locationIndex: number | null) =>
    (
      await database()
        .select()
        .from(forms)
        .where(and(eq(forms.organisationId, member.organisationId), eq(forms.formType, formType)))
    ).find((form) => form.locationIndex === locationIndex)
  const password = async (formType: string, locationIndex: number | null) => {
    const text = JSON.stringify((await formOf(formType, locationIndex))?.fields)
    return /"password":"([^"]*)"/.exec(text)?.[1]
  }
  const locations = (...names: string[]) =>
    database()
      .update(forms)
      .set({ fields: { locations: names.map((name, index) => ({ id: `aaaaaaa${index}`, name })) } })
      .where(and(eq(forms.organisationId, member.organisationId), eq(forms.formType, 'org-information')))

  it('of a location goes thirty days after its connection day, once, and history says so', async () => {
    member = await newMember()
    await add('wifi-settings', 0, { wifi })
    await add('wifi-settings', 1, { wifi })
    await add('wifi-settings', 2, { wifi })
    await connected(0, 31)
    await connected(1, 29)
    await runCleanup(never)
    await runCleanup(never)
    expect(await password('wifi-settings', 0)).toBe('forgotten')
    expect(await password('wifi-settings', 1)).toBe('sealed:x')
    expect(await password('wifi-settings', 2)).toBe('sealed:x')
    const form = await formOf('wifi-settings', 0)
    expect(form).toMatchObject({ version: 2, updatedByName: 'Routekaart' })
    const changes = await database()
      .select()
      .from(formChanges)
      .where(eq(formChanges.formId, form?.id ?? ''))
    expect(changes).toMatchObject([{ path: 'wifi.settings.password', from: '••••••••', to: '', way: 'provider' }])
  })

  it('that went is read as none, and its task does not ask for it again', async () => {
    const item = findItem('wifi-settings')
    const fields = (await formOf('wifi-settings', 0))?.fields
    expect(openSecret('forgotten')).toBe('')
    expect(JSON.stringify(item?.read(fields))).toContain('forgotten')
  })

  it.each([
    ['stays while one location is not connected', ['Huis', 'Hof'], [[0, 31]], 'sealed:x'],
    [
      'stays while one was connected not long ago',
      ['Huis', 'Hof'],
      [
        [0, 31],
        [1, 29],
      ],
      'sealed:x',
    ],
    [
      'goes where all are, a nameless one aside',
      ['Huis', 'Hof', ' '],
      [
        [0, 31],
        [1, 31],
      ],
      'forgotten',
    ],
    ['stays where there is no location', [''], [], 'sealed:x'],
  ])('of an organisation %s', async (_when, names, days, left) => {
    member = await newMember()
    await locations(...names)
    await add('org-wifi-settings', null, { sharedWifi: 'yes', wifi })
    for (const [index = 0, ago = 0] of days) await connected(index, ago)
    await runCleanup(never)
    expect(await password('org-wifi-settings', null)).toBe(left)
  })

  it('goes as soon as provider staff set', async () => {
    member = await newMember()
    await add('wifi-settings', 0, { wifi })
    await connected(0, 3)
    await keepFor({ wifi: 2 })
    await runCleanup(never)
    expect(await password('wifi-settings', 0)).toBe('forgotten')
  })
})
