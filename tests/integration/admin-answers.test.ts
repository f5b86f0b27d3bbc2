import { describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { loader as lookedAt } from '#app/routes/organisation/staff-access.tsx'
import { action as reveal, loader as seenAnswers } from '#app/staff/organisations/pages/answers.tsx'
import { contextOf } from '#tests/support/documents-place.ts'
import { contextOfStaff } from '#tests/support/library.ts'
import { openDesks, type OrganisationDesk } from '#tests/support/organisation-desk.ts'

/** Provider staff read what an organisation filled in. */

let admin: Actor
let member: Member
let desk: OrganisationDesk
openDesks((made) => ({ admin, member, desk } = made))

async function fill(key: string, fields: Record<string, unknown>) {
  const item = findItem(key)
  if (!item) throw new Error(`There is no task ${key}.`)
  const place = { locationIndex: item.roadmap === 'location' ? 0 : null, locationId: null, version: null }
  await save(member, {
    ...{ item, ...place, origin: { way: 'page' as const, path: '/' } },
    change: (stored) => ({ ...stored, ...fields }),
  })
}

const password = 'hemelblauw99'
const fillWifi = (more: Record<string, string> = {}) =>
  fill('wifi-settings', {
    wifi: {
      settings: { networkType: 'WPA2-Personal', ssid: 'Huisnet', username: '', password, ...more },
      contact: { first_name: 'Bas', last_name: 'Hendriks' },
    },
  })

const answersIn = (page: Awaited<ReturnType<typeof seenAnswers>>) =>
  page.pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers.map(({ value }) => value)))

describe('what was filled in', () => {
  it('stands there in words, with secrets as dots, and the organisation sees who looked', async () => {
    await fillWifi()
    const page = await desk.get(seenAnswers, '?item=wifi-settings&location=0')
    const answers = answersIn(page)
    expect(answers).toEqual(expect.arrayContaining(['Huisnet', 'Bas']))
    expect(JSON.stringify(page)).not.toContain(password)
    expect(JSON.stringify(page)).not.toContain('sealed:')
    expect(answers.some((value) => value?.includes('••'))).toBe(true)
    expect(page).toMatchObject({
      name: 'Huis',
      card: `/admin/organisations/${member.organisationId}/route-card?location=0`,
      history: `/admin/organisations/${member.organisationId}/history?item=wifi-settings&location=0`,
    })
    const { looks } = await lookedAt({ request: new Request('http://x/'), context: contextOf(member), params: {} })
    expect(looks.map(({ by, where, what }) => [by, where, what])).toEqual([
      [admin.name, 'Huis', expect.stringMatching(/^Wat er is ingevuld bij .*WiFi/)],
    ])
  })

  it.each([
    ['no task', '?item=nothing&location=0'],
    ['a task of a location without one', '?item=wifi-settings'],
    ['a task of the organisation at a location', '?item=org-information&location=0'],
    ['a location that is not there', '?item=wifi-settings&location=7'],
  ])('is nowhere for %s', async (_, query) => {
    await expect(desk.get(seenAnswers, query)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a secret', () => {
  const at = 'item=wifi-settings&location=0'
  const ask = async (fields: Record<string, string>, who: Actor = admin) => {
    const request = new Request(`http://x/?${at}`, { method: 'POST', body: new URLSearchParams(fields) })
    const params = { organisationId: member.organisationId }
    const context = contextOfStaff(who)
    const { data, init } = await reveal({ request, context, params })
    return { ...data, status: init?.status ?? 200 }
  }
  const secret = 'wifi.settings.password'

  it('is shown to who says why, and the organisation sees who did, and why', async () => {
    await fillWifi()
    const page = await desk.get(seenAnswers, `?${at}`)
    expect(page.secrets).toEqual([{ name: secret, label: 'Wachtwoord van het netwerk' }])
    expect(await ask({ secret, reason: ' ' })).toMatchObject({ status: 422, value: null })
    expect(await ask({ secret, reason: 'Samen instellen' })).toMatchObject({ status: 200, value: password })
    const { looks } = await lookedAt({ request: new Request('http://x/'), context: contextOf(member), params: {} })
    expect(looks[0]).toMatchObject({ by: admin.name, where: 'Huis' })
    expect(looks[0]?.what).toMatch(/^Wachtwoord van het netwerk bij .*WiFi.*, geopend met als reden: Samen instellen$/)
    expect(JSON.stringify(looks)).not.toContain(password)
  })

  it('is nothing else than a secret, and there only where it was filled in', async () => {
    await fillWifi({ password: '' })
    for (const name of [secret, 'wifi.settings.ssid', '__proto__', ''])
      await expect(ask({ secret: name, reason: 'Samen instellen' })).rejects.toMatchObject({ status: 404 })
  })

  it('stays shut for who has not the right to open it', async () => {
    for (const staffRole of ['reader', 'privacy-officer', null] as const)
      await expect(ask({ secret, reason: 'Samen instellen' }, { ...admin, staffRole })).rejects.toMatchObject({
        status: 403,
      })
  })
})
