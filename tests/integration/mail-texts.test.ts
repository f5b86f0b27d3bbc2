import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '#app/staff/mail/texts/en.ts'
import { nl as own } from '#app/platform/mail/templates/nl.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { fieldsIn } from '#tests/support/step-form.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

const address = '/admin/mail/texts/invitation-staff'

let place: MailPlace
let staff: Visitor
let origin: string

beforeAll(async () => {
  place = await openMailPlace()
  origin = (await place.start()).origin
  staff = await signedIn(origin, await newAdmin())
  staff.cookies.set('routekaart.language', 'en')
})
afterAll(() => place.close())

const formIn = (text: string) => fieldsIn(text, 'mail-text')
const formNow = async () => formIn((await staff.ask(address)).text)
const bodyNl = 'Hallo {{name}},\n\n{{by}} vraagt u erbij ({{email}}).\n\n[Doe mee]'

describe('the text of a message', () => {
  test('is the portal’s own until staff change it, and what is changed goes out', async () => {
    const form = await formNow()
    expect(String(form.bodyNl).replaceAll('\r\n', '\n')).toBe(own['invitation-staff'].body)
    const seen = await staff.post(address, { ...form, subjectNl: 'Kom erbij', bodyNl, do: 'preview' })
    expect([seen.status, seen.text.includes('Sanne Bakker vraagt u erbij (anna@example.org).')]).toEqual([200, true])
    expect((await formNow()).subjectNl).toBe(own['invitation-staff'].subject)

    const { status, headers } = await staff.post(address, { ...form, subjectNl: 'Kom erbij', bodyNl })
    expect([status, headers.location]).toEqual([303, '/admin/mail/texts'])
    const [name, email] = ['Joris', 'joris@example.org']
    await staff.post('/admin/users/new', { name, email, organisation: 'staff', language: 'nl', formId: randomUUID() })
    await place.untilRow('joris@example.org', { state: 'sent' })
    const [taken] = place.sink.taken
    expect([
      taken?.subject,
      taken?.text?.includes('Hallo Joris,\n\nSanne Bakker vraagt u erbij (joris@example.org).'),
    ]).toEqual(['Kom erbij', true])
    // What was left as it is, stays the portal's own.
    const [stored] = await place.sql`select value from site_settings where name = 'mail-text:invitation-staff'`
    expect(stored?.value).toMatchObject({ en: null, nl: { subject: 'Kom erbij' } })
  })

  test('is refused without its button or a value that it needs, and nothing typed is lost', async () => {
    const form = await formNow()
    const wrong = { ...form, bodyEn: 'Hello, {{by}} {{link}}' }
    const { status, text } = await staff.post(address, wrong)
    expect([status, formIn(text).bodyEn]).toEqual([422, wrong.bodyEn])
    expect(text).toContain(en.errors['no-button'])
    expect(text).toContain('{{link}}')
    expect(text).toContain('The text must include: {{email}}')
  })

  test('is not overwritten by a form that is out of date', async () => {
    const form = await formNow()
    await staff.post(address, { ...form, subjectEn: 'Join us' })
    const late = await staff.post(address, { ...form, subjectEn: 'Too late' })
    expect([late.status, formIn(late.text).subjectEn, (await formNow()).subjectEn]).toEqual([
      409,
      'Too late',
      'Join us',
    ])
  })

  test('goes back to the portal’s own, and what was there is kept', async () => {
    const done = await staff.post(address, { ...(await formNow()), do: 'reset' })
    expect(done.status).toBe(303)
    const { text } = await staff.ask(address)
    expect(formIn(text).subjectNl).toBe(own['invitation-staff'].subject)
    expect(text).toContain('Kom erbij')
    expect(text).not.toContain(en.resetHint)
  })

  test('is for provider staff alone, and there is none of another name', async () => {
    const member = await signedIn(origin, await newTenant([]))
    expect((await member.ask(address)).headers.location).toBe('/')
    expect((await staff.ask('/admin/mail/texts/constructor')).status).toBe(404)
  })
})
