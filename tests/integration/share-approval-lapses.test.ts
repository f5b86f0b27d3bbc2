import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roadmap } from '#app/api/schemas.ts'
import {
  agreementItem,
  fillInAgreement,
  hashOn,
  officer,
  outcomeOf,
  signByName,
  signHash,
  signer,
} from '#tests/support/agreement.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openReviewDesk } from '#tests/support/review-links.ts'
import { addLink } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
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

test('the sender sees it on the page of the link, with a way to ask again', async () => {
  const { member, ask, agree, rename, page } = await agreementFor('sign')
  await agree(await ask())
  const [found] = await portal.sql`select id from share_links
    where organisation_id = ${member.organisationId} and purpose = 'dpo'`
  expect(await page(`/links/${found?.id}`)).not.toContain('eerdere tekst')
  await rename('Directeur')
  const text = await page(`/links/${found?.id}`)
  expect(text).toContain('Peter Koster ging akkoord met een eerdere tekst')
  expect(text).toContain(`href="/links/new?item=${agreementItem}&purpose=dpo"`)
})
