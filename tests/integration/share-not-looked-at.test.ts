import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { openParagraphs } from '#app/platform/mail/sealed-text.server.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { aMailbox } from '#tests/support/mail-place.ts'
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts'
import { ict, passOn } from '#tests/support/passed-on.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { addLink, eventsOf, isLooking, rowOf, tokenIn, typedLink } from '#tests/support/share.ts'
import { draftsOfLink } from '#tests/support/share-drafts.ts'
import { fieldsIn, openStep } from '#tests/support/step-form.ts'
import { answersTold } from '#tests/support/told-answers.ts'
import { sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, signedIn, type FormFields } from '#tests/support/visitor.ts'

/** Links of which the sender need not look at what is filled in. */

let portal: Portal
let sink: MailSink
beforeAll(async () => {
  sink = await openMailSink()
  portal = await openPortal({ SMTP_URL: sink.url, MAIL_FROM: 'Routekaart <portal@example.org>' })
})
afterAll(async () => {
  await portal.close()
  await sink.leave()
})

const ssid = 'wifi.settings.ssid'
const free = { needsConfirming: false }

test('from a row its recipient is reminded once a day, by a mail', async () => {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, 'target-date', { date: addDays(dayOf(Date.now()), 200) })
  const link = await addLink(member, { may: 'review', recipientEmail: aMailbox(), recipientName: 'Bea Kok' })
  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask('/')).text).toMatch(/name="act" value="remind-guest"[^>]*aria-label="Herinner Bea Kok aan /)
  const remind = () => leader.post('/?index', { act: 'remind-guest', id: link.id })
  const reminded = await remind()
  expect([reminded.status, reminded.headers.location]).toEqual([303, '/'])
  const after = (await leader.ask('/')).text
  expect(after).toContain('Bea Kok krijgt een herinnering per mail.')
  expect(after).toContain('Herinnerd op ')
  expect(after).not.toContain('value="remind-guest"')
  await remind()
  expect((await leader.ask('/')).text).toContain('De ontvanger kreeg vandaag al een herinnering.')
  expect(await eventsOf(portal, link)).toEqual(['made', 'reminded'])
  await portal.sql`update share_links set revoked_at = now() where id = ${link.id}`
  await remind()
  expect((await leader.ask('/')).text).toContain('Dat kan niet meer met deze link.')
  const stranger = await signedIn(portal.origin, await addOrganisation(['Elders']))
  expect((await stranger.post('/?index', { act: 'remind-guest', id: link.id })).status).toBe(404)
})

describe('the form for a link', () => {
  const make = async (typed: FormFields, at = 'item=wifi-settings&location=0&purpose=ict') => {
    const member = await addOrganisation(['Huis'])
    const leader = await signedIn(portal.origin, member)
    const page = await leader.ask(`/links/new?${at}`)
    const fields = {
      ...fieldsIn(page.text, 'link'),
      ...typedLink({ items: 'wifi-settings', may: 'fill', language: 'nl' }),
    }
    const made = await leader.post(`/links/new?${at}`, { ...fields, ...typed })
    return { member, page, made, row: await rowOf(portal, tokenIn(made.text)) }
  }
  const wordsOf = async (id: unknown) => {
    const [mail] = await portal.sql`select sealed_text from mail_messages where link_id = ${String(id)}`
    return JSON.stringify(openParagraphs(mail?.sealed_text))
  }

  test('waits for the sender unless they tick that it need not, and the mail says which', async () => {
    const { page, row } = await make({})
    expect(page.text).toContain('Ik hoef het niet na te kijken')
    expect(row).toMatchObject({ needs_confirming: true })
    expect(await wordsOf(row?.id)).toContain('kijkt het daarna na.')
    const { row: freed, member } = await make({ noConfirming: 'on' })
    expect(freed).toMatchObject({ needs_confirming: false })
    expect(await wordsOf(freed?.id)).toContain('niemand hoeft het nog na te kijken')
    const leader = await signedIn(portal.origin, member)
    expect((await leader.ask(`/links/${String(freed?.id)}`)).text).toContain('Hoeft niet')
  })

  test('comes back with the tick where something else is wrong', async () => {
    const { made } = await make({ noConfirming: 'on', email: 'ilse@' })
    expect(made.status).toBe(422)
    expect(fieldsIn(made.text, 'link').noConfirming).toBe('on')
  })

  test('does not ask it of what is only read, and takes no such word for it', async () => {
    const at = 'item=newsletter&location=0&purpose=reviewer'
    const { page, row } = await make({ items: 'newsletter', may: 'review', noConfirming: 'on' }, at)
    expect(page.text).not.toContain('noConfirming')
    expect(row).toMatchObject({ needs_confirming: true })
  })
})

test('"I am done" ends it: nothing waits for the sender, who is told so', async () => {
  const { member, link, guest } = await passOn(portal, free)
  const leader = await signedIn(portal.origin, member)
  const open = await openStep(guest, link.address)
  expect(open.answer.text).toContain('tot u klaar bent')
  expect((await open.send({ [ssid]: 'Zorgnet' })).status).toBe(303)
  expect((await open.send({ [ssid]: 'Zorgnet' }, 'done')).status).toBe(303)
  const page = await guest.ask(link.address)
  expect(page.text).toContain('Bedankt, het is klaar.')
  expect(page.text).not.toContain('id="step-form"')
  expect(page.text).not.toContain('Dit is bekeken door')

  const [told] = await answersTold(portal, member, 1)
  expect(told?.words).toContain('Ilse Net heeft het ingevuld. U hoeft niets te doen.')
  expect((await leader.ask('/links?state=waiting')).text).not.toContain(link.id)
  const list = await leader.ask('/links')
  expect(list.text).toContain('Ingevuld')
  expect(list.text).not.toContain('wacht op u')
  expect(list.text).not.toContain('gezien door')
  const own = await leader.ask(`/links/${link.id}`)
  expect([own.text.includes('value="confirm"'), own.text.includes('value="reopen"')]).toEqual([false, true])
  expect((await leader.ask('/')).text).not.toContain('was klaar met invullen')
  expect((await eventsOf(portal, link)).filter((kind) => !isLooking(kind))).toEqual(['made', 'saved', 'filled'])

  const late = await open.send({ [ssid]: 'Te laat' })
  expect([late.status, late.text.includes('is niet opgeslagen')]).toEqual([409, true])
  expect(await draftsOfLink(portal, link)).toHaveLength(1)
  expect((await leader.post(`/links/${link.id}`, { intent: 'reopen' })).status).toBe(303)
  expect((await openStep(openVisitor(portal.origin), link.address)).fields[ssid]).toBe('Te laat')
})

test('files that are brought end it, too', async () => {
  const plan = { purpose: 'colleague' as const, may: 'upload' as const, items: ['floor-plan'] }
  const { member, link, guest } = await passOn(portal, { ...plan, ...free })
  expect((await guest.ask(link.address)).text).toContain('niets meer sturen')
  const send = (goTo: string) =>
    sendFiles(guest, [{ file: 'a.pdf', bytes: sampleFiles.pdf }], `${link.address}/upload`, goTo)
  expect((await send('done')).status).toBe(303)
  const page = (await guest.ask(link.address)).text
  expect([page.includes('Bedankt, het is klaar.'), page.includes('a.pdf'), page.includes('type="file"')]).toEqual([
    true,
    true,
    false,
  ])
  const again = await send('save')
  expect([again.status, again.text.includes('is niet opgeslagen')]).toEqual([409, true])
  const [told] = await answersTold(portal, member, 1)
  expect(told?.words).toContain('heeft de bestanden aangeleverd. U hoeft niets te doen.')
})

test('an answer to a link that is looked at waits as it did', async () => {
  const { member, link, guest } = await passOn(portal)
  await (await openStep(guest, link.address)).send({ [ssid]: 'Zorgnet' }, 'done')
  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask('/links?state=waiting')).text).toContain(link.id)
  expect((await answersTold(portal, member, 1))[0]?.words).toContain('is klaar met invullen.')
  const { address } = await addLink(member, ict)
  expect((await guest.ask(address)).text).toContain('zolang de link werkt, kunt u verdergaan')
})
