import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfWithPages } from '#app/platform/documents/pdf.fixture.ts'
import {
  agreementItem,
  agreementToSign as agreementWithoutAnnexes,
  hashOn,
  officer,
  outcomeOf,
  readParts,
  signByName,
  signHash,
} from '#tests/support/agreement.ts'
import { needAnnexes, needAnnexesOfAll } from '#tests/support/annexes.ts'
import { putInSlot } from '#tests/support/agreement-document.ts'
import { providersSigner, signForProvider } from '#tests/support/counter-sign.ts'
import { emptyLibrary } from '#tests/support/library.ts'
import { openByPdfjs, textByPdfjs } from '#tests/support/pdf-readers.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
beforeEach(async () => {
  await emptyLibrary()
  await needAnnexesOfAll()
})
afterAll(async () => {
  await emptyLibrary()
  await portal.close()
})

/** An agreement to sign, of which no annex is there yet. */
async function agreementToSign(at: SharedPortal) {
  const made = await agreementWithoutAnnexes(at)
  await needAnnexes(made.member)
  return made
}

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

test('nobody signs as long as an annex is missing, and no link to sign is made', async () => {
  const { member, link, guest } = await agreementWithoutAnnexes(portal)
  const hash = await hashOn(guest, link)
  await needAnnexes(member, 'incidents')
  const page = unescapeHtml((await readParts(guest, link)).text)
  expect(page).toContain('Tekenen kan nog niet: bij de overeenkomst ontbreekt nog iets van de leverancier')
  expect(page).toContain('Afspraken over beveiligingsincidenten en datalekken</li>')
  const refused = await signHash(guest, link, hash)
  expect([refused.status, unescapeHtml(refused.text)]).toEqual([409, expect.stringContaining('Er is niets getekend')])
  expect(await outcomeOf(portal, link)).toBeNull()
  const leader = await signedIn(portal.origin, member)
  const newLinkPage = () => leader.ask(`/links/new?item=${agreementItem}&purpose=signer`)
  expect((await newLinkPage()).text).toContain('De leverancier moet deze bijlagen nog toevoegen')
  expect((await newLinkPage()).text).not.toContain('value="sign"')

  const staff = await signedIn(portal.origin, await newAdmin())
  const customer = `/admin/organisations/${member.organisationId}`
  const before = await staff.ask(customer)
  expect(timesIn(before.text, 'Ontbreekt: niemand kan tekenen.')).toBe(1)
  expect(before.text).toContain(
    `href="/admin/documents/upload?slot=${encodeURIComponent(`${agreementItem}/incidents`)}"`,
  )
  const mark = { do: 'annex', slot: `${agreementItem}/incidents`, exempt: 'yes' }
  expect((await staff.post(customer, { ...mark, slot: 'quotation/none' })).status).toBe(400)
  expect((await staff.post(customer, mark)).status).toBe(303)
  expect(timesIn((await staff.ask(customer)).text, 'Ontbreekt: niemand kan tekenen.')).toBe(0)
  expect((await newLinkPage()).text).toContain('value="sign"')
  expect((await signHash(guest, link, hash)).status).toBe(303)
  expect(await outcomeOf(portal, link)).toBe('signed')
})

test('an annex that applies to nobody is marked once, for all', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const staff = await signedIn(portal.origin, await newAdmin())
  const mark = (exempt: 'yes' | 'no') =>
    Promise.all(
      ['measures', 'data', 'incidents'].map((name) =>
        staff.post('/admin/documents', { slot: `${agreementItem}/${name}`, exempt }),
      ),
    )
  expect(await hashOn(guest, link)).toBe('')
  await mark('yes')
  expect(await hashOn(guest, link)).not.toBe('')
  expect((await staff.ask(`/admin/organisations/${member.organisationId}`)).text).toContain(
    'Geldt voor geen enkele klant',
  )
  await mark('no')
  expect(await hashOn(guest, link)).toBe('')
})

test('evidence keeps the annexes that there were, with the checksum of each, also once the provider has signed', async () => {
  const { member, link, guest } = await agreementWithoutAnnexes(portal)
  await putInSlot(member, annex)
  await signByName(guest, link)
  const sha256 = createHash('sha256').update(annex.bytes).digest('hex')
  const staff = await providersSigner(portal)
  expect((await signForProvider(staff.visitor, member, link)).status).toBe(303)
  const rows = await portal.sql`select annexes from share_evidence where link_id = ${link.id}`
  expect(rows.map(({ annexes }) => annexes)).toEqual(
    Array(2).fill([
      { name: expect.any(String), title, sha256, isExempt: false },
      ...Array(2).fill({ name: expect.any(String), title: '', sha256: '', isExempt: true }),
    ]),
  )
  const pdf = await fetch(`${portal.origin}${link.address}/evidence.pdf`)
  const text = await textByPdfjs(await openByPdfjs(Buffer.from(await pdf.arrayBuffer())))
  expect(text).toContain('Door 2 van 2 partijen')
  expect(text).toContain(`“${title}”, zoals die was bij het tekenen`)
  expect(text.replace(/\s/g, '')).toContain(sha256)
  expect(text).toContain('Hoort niet bij deze overeenkomst, zegt de leverancier')
})
