import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { openParagraphs, openWords } from '#app/platform/mail/sealed-text.server.ts'
import { addColleague } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { codeIn, dayAhead, linkForm, rowOf, tokenIn, typedLink } from '#tests/support/share.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { fieldsIn } from '#tests/support/step-form.ts'
import { openVisitor, signedIn, type FormFields, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let member: Member
let leader: Visitor
beforeAll(async () => {
  portal = await openPortal()
  member = await newTenant()
  leader = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

const linkCount = async () => Number((await portal.sql`select count(*) from share_links`)[0]?.count)
const mailCount = async () => Number((await portal.sql`select count(*) from mail_messages`)[0]?.count)

describe('making a link', () => {
  test('shows it once, keeps only its hash, and mails it in the recipient’s language', async () => {
    const made = await leader.post(linkForm, typedLink({ wish: '2099-12-02' }))
    const token = tokenIn(made.text)
    expect([made.status, made.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(made.headers.location).toBeUndefined()
    expect(made.text).toContain(`${portal.origin}/share/${token}`)
    const row = await rowOf(portal, token)
    expect(row).toMatchObject({ recipient_name: 'Bea Kok', may: 'read', items: ['newsletter'], location_index: 0 })
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await leader.ask(`/links/${row?.id}`)).text).not.toContain(token)
    const [mail] = await portal.sql`select * from mail_messages where to_address = 'bea@example.org'`
    expect(mail).toMatchObject({ cause: 'share-link', language: 'en', organisation_id: member.organisationId })
    const asks =
      'Marieke Jansen (De Zonnehof) shares “Newsletter to colleagues” for Huis aan de Vecht with you. Preferably by 2 December'
    expect([mail?.subject, openWords(mail?.sealed_text)?.senderName]).toEqual([asks, 'Marieke Jansen'])
    expect((await openVisitor(portal.origin).ask(`/share/${token}`)).text).toContain(`${asks}.`)
    const words = JSON.stringify(openParagraphs(mail?.sealed_text))
    expect(words).toContain(`${portal.origin}/share/${token}`)
    expect(words).toContain('Wilt u meelezen?')
    expect(words).toContain('You can read it.')
  })

  test('keeps what was typed in the other language, and makes none yet', async () => {
    const before = await linkCount()
    const visitor = await signedIn(portal.origin, member)
    expect((await visitor.ask(linkForm)).text).toMatch(/<button[^>]*form="link"[^>]*value="language:en"/)
    const typed = typedLink({ name: 'Ria Mol', email: 'ria@', message: 'Kijkt u mee?', goTo: 'language:en' })
    expect((await visitor.post(linkForm, typed)).status).toBe(307)
    const { status, text } = await visitor.post(linkForm, typed)
    expect([status, await linkCount()]).toEqual([200, before])
    for (const words of ['lang="en"', 'value="Ria Mol"', 'value="ria@"', 'Kijkt u mee?']) expect(text).toContain(words)
    expect(text).not.toContain('aria-invalid')
  })

  test('leaves a way to the other language on the page that shows it', async () => {
    const visitor = await signedIn(portal.origin, member)
    const made = await visitor.post(linkForm, typedLink())
    const [, pressed] = /<button[^>]*form="link"[^>]*value="(language:\w\w)"/.exec(made.text) ?? []
    const goTo = pressed ?? ''
    expect((await visitor.post(linkForm, { ...fieldsIn(made.text, 'link'), goTo })).status).toBe(307)
    const { status, headers } = await visitor.post(linkForm, { ...fieldsIn(made.text, 'link'), goTo })
    expect([status, headers.location]).toEqual([303, linkForm])
  })

  test('and its mail happen together or not at all', async () => {
    const before = await linkCount()
    await portal.sql`alter table mail_messages add constraint refused check (to_address <> 'refused@example.org')`
    const failed = await leader.post(linkForm, typedLink({ email: 'refused@example.org' }))
    await portal.sql`alter table mail_messages drop constraint refused`
    expect(failed.status).toBe(500)
    expect(await linkCount()).toBe(before)
  })

  test.each([
    ['with an address', 'twee@example.org', 1],
    ['without one', '', 0],
  ])('happens once for a form that is sent twice at once, %s: both answers show it', async (_, email, mails) => {
    const [links, sent] = [await linkCount(), await mailCount()]
    const fields = typedLink({ email, code: 'on' })
    const answers = await Promise.all([leader.post(linkForm, fields), leader.post(linkForm, fields)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [shown, ...others] = new Set(answers.map(({ text }) => `${tokenIn(text)} ${codeIn(text)}`))
    expect([shown, others]).toEqual([expect.stringMatching(/^[\w-]{43} [A-Z2-9]{6}$/), []])
    expect([await linkCount(), await mailCount()]).toEqual([links + 1, sent + mails])
    const [token = '', code = ''] = shown?.split(' ') ?? []
    const guest = openVisitor(portal.origin)
    expect((await guest.post(`/share/${token}/code`, { code })).status).toBe(303)
    expect((await guest.ask(`/share/${token}`)).status).toBe(200)
  })

  test('happens again for something else in the same form, and for the same form of somebody else', async () => {
    const fields = typedLink({ email: '' })
    const colleague = await signedIn(portal.origin, await addColleague(member, 'Youssef'))
    const made = [
      await leader.post(linkForm, fields),
      await leader.post(linkForm, { ...fields, message: 'Iets anders' }),
      await colleague.post(linkForm, fields),
      await leader.post(linkForm, { ...fields, formId: 'geen id' }),
      await leader.post(linkForm, { ...fields, formId: 'geen id' }),
    ]
    expect(new Set(made.map(({ text }) => tokenIn(text))).size).toBe(made.length)
  })

  test('shows no link that was withdrawn since to whoever sends the form again', async () => {
    const fields = typedLink({ email: '' })
    const token = tokenIn((await leader.post(linkForm, fields)).text)
    await leader.post(`/links/${(await rowOf(portal, token))?.id}`, { intent: 'revoke' })
    const before = await linkCount()
    const again = await leader.post(linkForm, fields)
    expect([again.status, tokenIn(again.text), await linkCount()]).toEqual([422, '', before])
    expect(again.text).toContain('Deze link is al gemaakt')
  })

  test.each<[string, FormFields, string]>([
    ['no name', { name: ' ' }, 'Vul de naam van de ontvanger in'],
    ['a name too long', { name: 'x'.repeat(121) }, 'Vul de naam van de ontvanger in'],
    ['an address that is none', { email: 'bea@' }, 'Dit e-mailadres klopt niet'],
    ['no right', { may: '' }, 'Kies wat de ontvanger mag doen'],
    ['a right that the task does not give', { may: 'sign' }, 'Kies wat de ontvanger mag doen'],
    ['no task', { items: [] }, 'Kies wat u wilt delen'],
    ['a task of the other roadmap', { items: ['newsletter', 'processing-agreement'] }, 'Kies wat u wilt delen'],
    ['a task that only takes files', { items: 'floor-plan' }, 'Kies wat u wilt delen'],
    ['yesterday', { expires: dayAhead(-2) }, 'Kies een dag vanaf vandaag'],
    ['too far ahead', { expires: dayAhead(182) }, 'Kies een dag vanaf vandaag'],
    ['no day', { expires: 'binnenkort' }, 'Kies een dag vanaf vandaag'],
    ['a wish for yesterday', { wish: dayAhead(-2) }, 'Kies een dag die nog komt'],
    ['a language that is none', { language: 'fr' }, 'Kies de taal van de ontvanger'],
    ['a message too long', { message: 'x'.repeat(2001) }, 'Uw bericht is te lang'],
  ])('is refused with %s, and what was typed stays', async (_what, wrong, words) => {
    const before = await linkCount()
    const { status, text } = await leader.post(linkForm, typedLink({ message: 'Blijft staan', ...wrong }))
    expect([status, text.includes(words)]).toEqual([422, true])
    expect(text).toContain(wrong.message ? 'xxxxxxxx' : 'Blijft staan')
    expect(await linkCount()).toBe(before)
  })

  test.each([
    'item=nothing&location=0',
    'item=newsletter',
    'item=newsletter&location=99',
    'item=trainging-and-tutorial&location=0',
  ])('is not there for what cannot be shared: %s', async (query) => {
    expect((await leader.ask(`/links/new?${query}`)).status).toBe(404)
    expect((await leader.post(`/links/new?${query}&purpose=reviewer`, typedLink())).status).toBe(404)
  })

  test('takes the person from the task where it records one, and asks for whom first', async () => {
    const agreement = await leader.ask('/links/new?item=processing-agreement')
    expect(agreement.text).toContain('/links/new?item=processing-agreement&amp;purpose=dpo')
    await portal.sql`insert into forms (organisation_id, location_index, form_type, fields, version, updated_by_name)
      values (${member.organisationId}, null, 'processing-agreement', ${portal.sql.json({
        dpo: { first_name: 'Dirk', last_name: 'Pen', title: '', email: 'dirk@example.org', phone: '' },
      })}, 1, 'x') on conflict do nothing`
    await portal.sql`update forms set fields = jsonb_set(fields, '{dpo}', ${portal.sql.json({
      ...{ first_name: 'Dirk', last_name: 'Pen', title: '', email: 'dirk@example.org', phone: '' },
    })}) where organisation_id = ${member.organisationId} and form_type = 'processing-agreement'`
    const { text } = await leader.ask('/links/new?item=processing-agreement&purpose=dpo')
    expect(text).toContain('value="Dirk Pen"')
    expect(text).toContain('value="dirk@example.org"')
  })

  test('by provider staff shows the documents and the appointment, and is written down', async () => {
    const staff = await signedIn(portal.origin, await newAdmin())
    const path = `/admin/links/new/${member.organisationId}`
    const made = await staff.post(path, typedLink({ items: [] }))
    const shown = await openVisitor(portal.origin).ask(`/share/${tokenIn(made.text)}`)
    expect([made.status, shown.status]).toEqual([200, 200])
    expect(shown.text).toContain('Documents about the bed sensors')
    const [noted] = await portal.sql`select * from audit_log where action = 'link-made'`
    expect(noted).toMatchObject({ organisation_id: member.organisationId })
    expect((await staff.post(path, typedLink({ may: 'review', items: [] }))).status).toBe(422)
    expect((await staff.ask('/admin/links')).text).toContain('Bea Kok')
  })
})
