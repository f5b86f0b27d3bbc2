import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfWithPages } from '#app/platform/documents/pdf.fixture.ts'
import { agreementItem, agreementToSign, officer, readParts, signByName } from '#tests/support/agreement.ts'
import { putInSlot } from '#tests/support/agreement-document.ts'
import { providersSigner, signForProvider } from '#tests/support/counter-sign.ts'
import { emptyLibrary } from '#tests/support/library.ts'
import { openByPdfjs, textByPdfjs } from '#tests/support/pdf-readers.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
beforeEach(emptyLibrary)
afterAll(async () => {
  await emptyLibrary()
  await portal.close()
})

const path = `annexes/${agreementItem}`
const title = 'Hoe wij gegevens beschermen'
const annex = { name: 'measures', title, bytes: pdfWithPages(['Maatregelen']) }
const missing = 'Dit stuk staat hier nog niet.'
const timesIn = (text: string, part: string): number => text.split(part).length - 1

test('an annex that the library has is there for who judges or signs the agreement; of others it is said whom to ask', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await portal.sql`insert into relationships (organisation_id, contact_name, contact_email, contact_phone, updated_by_name)
    values (${member.organisationId}, 'Sanne Bos', 'sanne@example.org', '030 123 45 67', 'x')`
  await putInSlot(member, annex)
  const dpo = await addLink(member, officer)
  const reading = await addLink(member, { ...officer, may: 'read' })
  const items = [{ key: agreementItem, title: 'Verwerkersovereenkomst', groups: [], handOuts: [] }]
  const review = await addLink(member, { ...officer, may: 'review', snapshot: { items }, contentHash: '0'.repeat(64) })
  for (const { address } of [link, dpo, reading, review]) {
    const page = unescapeHtml((await guest.ask(address)).text)
    expect(page).toContain(`“${title}” downloaden`)
    expect(page).toContain(`href="${address}/${path}/measures"`)
    expect(timesIn(page, missing)).toBe(2)
    expect(page).toContain('Vraag de stukken die ontbreken aan Sanne Bos')
    expect(page).toContain('href="mailto:sanne@example.org"')
    expect(page).toContain('href="tel:0301234567"')
    const file = await guest.ask(`${address}/${path}/measures`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
  }
  // Before somebody signs, too, and from every part in between.
  expect(unescapeHtml((await readParts(guest, dpo)).text)).toContain(`“${title}” downloaden`)
  expect((await guest.ask(`${dpo.address}?part=2`)).text).toContain(`href="${dpo.address}?part=1#annexes"`)
  const leader = await signedIn(portal.origin, member)
  const own = await leader.ask('/organisation/sign-processing-agreement/share')
  expect(own.text).toContain('Uw contactpersoon bij ons: Sanne Bos')
  expect(own.text).toContain('mailto:sanne@example.org')
})

test('where nobody of the provider is known, who sent the link is asked', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await portal.sql`update users set email = 'leider@example.org' where id = ${member.userId}`
  const page = unescapeHtml((await guest.ask(link.address)).text)
  expect(timesIn(page, missing)).toBe(3)
  expect(page).toContain('Vraag de stukken die ontbreken aan ')
  expect(page).toContain('href="mailto:leider@example.org"')
})

test('an annex of another organisation, one that went out of the library, and what is no annex are not handed out', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const other = await agreementToSign(portal)
  await putInSlot(member, annex)
  expect((await guest.ask(`${link.address}/${path}/measures`)).status).toBe(200)
  const wifi = await addLink(member, {
    may: 'read',
    items: ['org-wifi-settings'],
    locationIndex: null,
    purpose: 'reviewer',
  })
  for (const address of [
    `${other.link.address}/${path}/measures`,
    `${link.address}/${path}/incidents`,
    `${link.address}/${path}/agreement`,
    `${link.address}/annexes/newsletter/measures`,
    `${wifi.address}/${path}/measures`,
    `/share/${'x'.repeat(43)}/${path}/measures`,
  ])
    expect([address, (await guest.ask(address)).status]).toEqual([address, 404])
  expect(timesIn((await other.guest.ask(other.link.address)).text, missing)).toBe(3)
  await emptyLibrary()
  expect((await guest.ask(`${link.address}/${path}/measures`)).status).toBe(404)
  await putInSlot(member, annex)
  await portal.sql`update share_links set revoked_at = now() where id = ${link.id}`
  expect((await guest.ask(`${link.address}/${path}/measures`)).status).toBe(404)
})

test('evidence keeps the annexes that there were, with the checksum of each, also once the provider has signed', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await putInSlot(member, annex)
  await signByName(guest, link)
  const sha256 = createHash('sha256').update(annex.bytes).digest('hex')
  const staff = await providersSigner(portal)
  expect((await signForProvider(staff.visitor, member, link)).status).toBe(303)
  const rows = await portal.sql`select annexes from share_evidence where link_id = ${link.id}`
  expect(rows.map(({ annexes }) => annexes)).toEqual(Array(2).fill([{ name: expect.any(String), title, sha256 }]))
  const pdf = await fetch(`${portal.origin}${link.address}/evidence.pdf`)
  const text = await textByPdfjs(await openByPdfjs(Buffer.from(await pdf.arrayBuffer())))
  expect(text).toContain('Door 2 van 2 partijen')
  expect(text).toContain(`“${title}”, zoals die was bij het tekenen`)
  expect(text.replace(/\s/g, '')).toContain(sha256)
})
