import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roadmap } from '#app/api/schemas.ts'
import { markAnnex } from '#app/persistence/documents/exempt-annexes.server.ts'
import { askAgainAddress } from '#app/roadmap/flow/addresses.ts'
import {
  agreementItem,
  askedAbout,
  fillInAgreement,
  hashOn,
  officer,
  outcomeOf,
  signByName,
  signHash,
  signer,
} from '#tests/support/agreement.ts'
import { needAnnexes } from '#tests/support/annexes.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addDocument, chooseFor } from '#tests/support/library.ts'
import { openReviewDesk } from '#tests/support/review-links.ts'
import { addLink } from '#tests/support/share.ts'
import { openStep, unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/** An agreement that a data protection officer is asked about, by review or by name, and then somebody who signs. */
async function agreementFor(may: 'review' | 'sign') {
  const desk = await openReviewDesk(portal)
  const { member } = desk
  await fillInAgreement(member)
  const ask = async () =>
    may === 'sign'
      ? (await addLink(member, officer)).address
      : (await desk.share({ item: agreementItem, purpose: 'dpo', name: 'Peter Koster' })).path
  return {
    member,
    ask,
    link: await addLink(member, { ...signer, recipientName: 'Hanneke de Vries' }),
    guest: openVisitor(portal.origin),
    agree: async (address: string) => {
      const visitor = openVisitor(portal.origin)
      if (may === 'review') return visitor.post(address, { answer: 'approve', words: '' })
      const hash = await hashOn(visitor, { id: '', token: '', address })
      return visitor.post(address, { intent: 'sign', hash, agree: 'on', name: 'Peter Koster' })
    },
    /** Changes what the agreement says: as what its signer signs. */
    rename: (role: string) =>
      portal.sql`update forms set fields = jsonb_set(fields, '{signer,role}', to_jsonb(${role}::text)), version = version + 1
        where organisation_id = ${member.organisationId} and form_type = ${agreementItem}`,
    /** The page that asks what the agreement says, as a member of the organisation has it open. */
    details: () => openStep(desk.leader, '/organisation/sign-processing-agreement/details'),
    organisation: () => openStep(desk.leader, '/organisation/basic-info/organisation'),
    page: async (path: string) => unescapeHtml(await desk.page(path)),
    /** What the API tells of the agreement. */
    envelope: async () => {
      const { sections } = roadmap.parse(JSON.parse(await desk.page('/api/roadmap')))
      const items = sections.flatMap(({ categories }) => categories.flatMap((category) => category.items))
      return items.find(({ key }) => key === agreementItem)?.envelope
    },
  }
}

describe.each(['review', 'sign'] as const)('what a data protection officer agreed to who may %s', (may) => {
  test('is the text of that moment: nobody signs another one before they have looked again', async () => {
    const { link, guest, ask, agree, rename, page, envelope } = await agreementFor(may)
    expect((await agree(await ask())).status).toBe(303)
    const hash = await hashOn(guest, link)
    expect(hash).not.toBe('')
    const signing = { role: 'signer', name: 'Hanneke de Vries', outcome: null, current: false }
    const agreed = { role: 'reviewer', name: 'Peter Koster', outcome: 'approved' }
    expect(await envelope()).toMatchObject({ state: 'out', people: [signing, { ...agreed, current: true }] })

    await rename('Directeur')
    expect((await guest.ask(link.address)).text).toContain('ging akkoord met een eerdere tekst')
    expect(await hashOn(guest, link)).toBe('')
    expect((await signHash(guest, link, hash)).status).toBe(409)
    expect(await outcomeOf(portal, link)).toBeNull()
    expect(await page('/')).toContain('Peter Koster ging akkoord met een eerdere tekst: vraag het opnieuw')

    expect(await envelope()).toMatchObject({ state: 'out', people: [signing, { ...agreed, current: false }] })
    // As it was, it is what they agreed to.
    await rename('Bestuurder')
    expect(await hashOn(guest, link)).toBe(hash)
    await rename('Directeur')
    expect((await agree(await ask())).status).toBe(303)
    expect(await page('/')).not.toContain('eerdere tekst')
    expect((await signByName(guest, link)).status).toBe(303)
    expect(await outcomeOf(portal, link)).toBe('signed')
  })
})

test('who agrees to what was frozen before a change agrees to that', async () => {
  const { link, guest, ask, agree, rename } = await agreementFor('review')
  const address = await ask()
  await rename('Directeur')
  expect((await agree(address)).status).toBe(303)
  expect((await guest.ask(link.address)).text).toContain('ging akkoord met een eerdere tekst')
})

test('an annex is part of the text that they agreed to', async () => {
  const { member, link, guest, ask, agree } = await agreementFor('sign')
  await needAnnexes(member, 'measures')
  const [admin, annex] = [await newAdmin(), { slot: `${agreementItem}/measures`, isForAll: false }]
  await chooseFor(await addDocument(admin, annex), member)
  await agree(await ask())
  expect(await hashOn(guest, link)).not.toBe('')
  await chooseFor(await addDocument(admin, { ...annex, language: 'en' }), member)
  expect((await guest.ask(link.address)).text).toContain('ging akkoord met een eerdere tekst')
  await agree(await ask())
  await markAnnex(admin, { slot: annex.slot, organisationId: member.organisationId }, true)
  expect((await guest.ask(link.address)).text).toContain('ging akkoord met een eerdere tekst')
})

test('the sender sees it on the page of the link, with a way to ask again', async () => {
  const { member, ask, agree, rename, page } = await agreementFor('sign')
  await agree(await ask())
  const [found] = await portal.sql`select id from share_links
    where organisation_id = ${member.organisationId} and purpose = 'dpo'`
  expect(await page(`/links/${found?.id}`)).not.toContain('eerdere tekst')
  await rename('Directeur')
  const text = await page(`/links/${found?.id}`)
  expect(text).toContain('Peter Koster ging akkoord met een eerdere tekst')
  expect(text).toContain(`href="/links/new?item=${agreementItem}&purpose=dpo&again=${String(found?.id)}"`)
})

describe('a change of what an agreement says', () => {
  test('asks first whose answers lapse, and saves nothing before it is agreed to', async () => {
    const { ask, agree, details, envelope } = await agreementFor('sign')
    const [first, second] = [await ask(), await ask()]
    await agree(first)
    const opened = await details()
    const changed = { 'signer.role': 'Directeur' }
    const asked = await opened.send(changed)
    expect(asked.status).toBe(409)
    expect(asked.text).toContain('Dan geldt een antwoord niet meer. Er is nog niets opgeslagen.')
    expect(asked.text).toContain('Peter Koster is akkoord met')
    expect(asked.text).toContain('value="Directeur"')
    expect((await details()).fields['signer.role']).toBe('Bestuurder')

    // Pressing the same button again is no answer, and who answered meanwhile is asked about too.
    expect((await opened.send(changed)).status).toBe(409)
    await agree(second)
    const again = await opened.send({ ...changed, lapse: `only:${askedAbout(asked.text)}` })
    expect(again.status).toBe(409)
    expect(askedAbout(again.text).split(',')).toHaveLength(2)

    const saved = await opened.send({ ...changed, lapse: `only:${askedAbout(again.text)}` })
    expect(saved.status).toBe(303)
    expect((await details()).fields['signer.role']).toBe('Directeur')
    expect(await envelope()).toMatchObject({ people: [{}, { current: false }, { current: false }] })
    // Nothing lapses a second time.
    expect((await (await details()).send({ 'signer.role': 'Voorzitter' })).status).toBe(303)
  })

  test('leads to asking again each whose answer lapsed', async () => {
    const { ask, agree, details, link, guest, page } = await agreementFor('sign')
    await agree(await ask())
    expect((await signByName(guest, link)).status).toBe(303)
    const opened = await details()
    const changed = { 'signer.role': 'Directeur' }
    const asked = await opened.send(changed)
    const ids = askedAbout(asked.text)
    expect(asked.text).toContain('Hanneke de Vries tekende')
    const saved = await opened.send({ ...changed, lapse: `ask:${ids}` })
    expect(saved.status).toBe(303)
    const first = await page(saved.headers.location ?? '')
    expect(first).toContain('value="Peter Koster"')
    expect(first).toMatch(/Hierna maakt u nog een link: [^<]*, voor Hanneke de Vries/)
    expect(await page(askAgainAddress({ ...signer, id: link.id, itemKey: agreementItem }))).toContain(
      'value="Hanneke de Vries"',
    )
    // The one who signed is waited for again, and the provider is not.
    expect(await page('/')).toContain('Hanneke de Vries tekende een eerdere tekst: vraag het opnieuw')
  })

  test('asks in whatever form it is made, and not about what is no word of the text', async () => {
    const { ask, agree, details, organisation } = await agreementFor('sign')
    expect((await (await details()).send({ 'signer.role': 'Directeur' })).status).toBe(303)
    await agree(await ask())
    expect((await (await organisation()).send({ 'manager.role': 'Manager zorg' })).status).toBe(303)
    const asked = await (await organisation()).send({ 'organisation.address': 'Maanweg 2' })
    expect(asked.status).toBe(409)
    expect(asked.text).toContain('Peter Koster is akkoord met')
  })

  test('that the browser saves by itself is kept as a draft', async () => {
    const { ask, agree, details } = await agreementFor('sign')
    await agree(await ask())
    const kept = await (await details()).send({ 'signer.role': 'Directeur' }, 'keep')
    expect(kept.status).toBe(409)
    expect((await details()).answer.text).toContain('omdat antwoorden dan niet meer gelden')
  })
})
