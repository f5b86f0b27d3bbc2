import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
})
afterAll(() => portal.close())

const path = '/admin/organisations/new'
const mark = () => randomUUID().slice(0, 8)
const aMailbox = () => `${randomUUID()}@example.org`
const send = (fields: Record<string, string | string[]>) => staff.post(path, { formId: randomUUID(), ...fields })
const organisation = async (name: string) =>
  (await portal.sql`select id from organisations where name = ${name}`).map(({ id }) => String(id))
const actionsOf = async (id: string) =>
  (await portal.sql`select action from audit_log where organisation_id = ${id} order by id`).flatMap(({ action }) =>
    action === 'organisation-looked-at' ? [] : String(action),
  )
const mailsTo = async (address: string) =>
  (await portal.sql`select cause from mail_messages where to_address = ${address}`).map(({ cause }) => cause)

const whole = (name: string, email: string) => ({
  ...{ name, owner: admin.userId, deputy: '', invite: 'yes', people: `Els Groen; ${email}; en` },
  ...{ locations: 'Huis aan de Vecht, Maarssen\nHof', meetingDay: '2099-03-17', meetingTime: '10:00' },
  ...{ meetingPlace: 'Bij hen', meetingNote: 'Kennismaken' },
})

describe('a new organisation', () => {
  test('comes with locations, people, an owner and an appointment, each written down as by itself', async () => {
    const [name, email] = [`Huize ${mark()}`, aMailbox()]
    const answer = await send(whole(name, email))
    expect(answer.status).toBe(303)
    const [id = ''] = await organisation(name)
    expect(answer.headers.location).toBe(`/admin/organisations/${id}`)
    expect((await staff.ask(`/admin/organisations/${id}`)).text).toContain(
      `${name} is toegevoegd. Locaties: 2. Uitgenodigd: 1.`,
    )
    const [list] =
      await portal.sql`select fields from forms where organisation_id = ${id} and form_type = 'org-information'`
    expect(list?.fields).toMatchObject({
      numberOfLocations: 2,
      locations: [{ name: 'Huis aan de Vecht' }, { name: 'Hof' }],
    })
    const towns = await portal.sql`select location_index, fields #>> '{location,city}' as city from forms
      where organisation_id = ${id} and form_type = 'basic-information'`
    expect(towns).toMatchObject([{ location_index: 0, city: 'Maarssen' }])
    const [owners] = await portal.sql`select owner_id, deputy_id from organisation_owners where organisation_id = ${id}`
    expect(owners).toMatchObject({ owner_id: admin.userId, deputy_id: null })
    const [kept] = await portal.sql`select contact_name, next_meeting_at, next_meeting_place, next_meeting_note
      from relationships where organisation_id = ${id}`
    expect(kept).toMatchObject({
      ...{ contact_name: admin.name, next_meeting_place: 'Bij hen', next_meeting_note: 'Kennismaken' },
    })
    expect(new Date(String(kept?.next_meeting_at)).toISOString()).toBe('2099-03-17T09:00:00.000Z')
    expect(await mailsTo(email)).toEqual(['invitation'])
    expect(await actionsOf(id)).toEqual([
      ...['organisation-added', 'location-added', 'location-added', 'owner-changed', 'relationship-changed'],
      'user-invited',
    ])
  })

  test('takes people without inviting them', async () => {
    const [name, email] = [`Huize ${mark()}`, aMailbox()]
    expect((await send({ name, people: `Els Groen\t${email}` })).status).toBe(303)
    const [id = ''] = await organisation(name)
    const [user] = await portal.sql`select organisation_id, invited_at from users where email = ${email}`
    expect(user).toMatchObject({ organisation_id: id, invited_at: null })
    expect(await mailsTo(email)).toEqual([])
    expect(await actionsOf(id)).toEqual(['organisation-added', 'user-added'])
  })

  test('is not added where anything is wrong, which is said of each line, and all that was typed stays', async () => {
    const [name, email] = [`Huize ${mark()}`, aMailbox()]
    const known = aMailbox()
    const { organisationId } = await addOrganisation([])
    await portal.sql`insert into users (organisation_id, email, name) values (${organisationId}, ${known}, 'Jan Mol')`
    const typed = {
      ...{ ...whole(name, email), locations: 'Huis\nHof\nhuis', meetingDay: '31-2-2099' },
      people: `Els Groen; ${email}\nJan; ${known.toUpperCase()}\nBob; bob@`,
    }
    const answer = await send(typed)
    expect(answer.status).toBe(422)
    const text = unescapeHtml(answer.text)
    for (const said of [
      ...['Regel 3: deze locatie staat al op regel 1.', 'Regel 3: dit is geen geldig e-mailadres.'],
      ...[`Regel 2: ${known.toUpperCase()} is al gebruiker: Jan Mol, bij De Zonnehof`, 'Vul een datum in die bestaat'],
      ...Object.values(typed),
    ])
      expect(text).toContain(said)
    expect([await organisation(name), await mailsTo(email)]).toEqual([[], []])
    expect((await portal.sql`select 1 from users where email = ${email}`).length).toBe(0)
  })

  test('of a name that is there asks first, and is added where somebody says so', async () => {
    const one = mark()
    const name = `Stichting Élan ${one}`
    expect((await send({ name, locations: 'Huis' })).status).toBe(303)
    const [id = ''] = await organisation(name)
    await portal.sql`update forms set fields = jsonb_set(fields, '{organisation}', '{"city":"Utrecht","kvk":"12345678"}')
      where organisation_id = ${id} and form_type = 'org-information'`
    const other = `elan  ${one.toUpperCase()}`
    const asked = await send({ name: other, people: 'Els; els@' })
    expect(asked.status).toBe(422)
    expect(unescapeHtml(asked.text.replaceAll('<!-- -->', ''))).toContain(
      `<a href="/admin/organisations/${id}">${name}</a> (Utrecht, KvK 12345678, 1 locatie)`,
    )
    const key = /<input [^>]*name="again"[^>]* value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
    expect(key).toBe(`elan ${one}`)
    expect((await send({ name: other, again: 'something else' })).status).toBe(422)
    const agreed = await send({ name: other, again: key })
    expect(agreed.status).toBe(303)
    expect((await organisation(`elan ${one.toUpperCase()}`)).length).toBe(1)
  })

  test('of one name is added once by two who do not know of each other', async () => {
    const name = `Huize ${mark()}`
    const answers = await Promise.all([send({ name }), send({ name })])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    expect((await organisation(name)).length).toBe(1)
  })

  test('may bring two hundred locations, and not one more', async () => {
    const name = `Huize ${mark()}`
    const locations = Array.from({ length: 201 }, (_, at) => `Huis ${at}`)
    const refused = await send({ name, locations: locations.join('\n') })
    expect([refused.status, refused.text.includes('Dit zijn 201 locaties.')]).toEqual([422, true])
    expect((await send({ name, locations: locations.slice(1).join('\n') })).status).toBe(303)
  })

  test('has an owner who is staff, or none', async () => {
    const name = `Huize ${mark()}`
    const answer = await send({ name, owner: randomUUID() })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('href="#owner"')
    expect(await organisation(name)).toEqual([])
  })
})
