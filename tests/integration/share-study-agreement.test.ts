import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readParts, signByName, studyAgreementItem, studyAgreementToSign } from '#tests/support/agreement.ts'
import { providersSigner, rolesIn, signForProvider } from '#tests/support/counter-sign.ts'
import { textByPdfium } from '#tests/support/pdf-readers.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
let staff: Awaited<ReturnType<typeof providersSigner>>
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await providersSigner(portal)
})
afterAll(() => portal.close())

const page = '/location/prepare-quotation?location=0'

test('the study agreement of a location is read, signed for both sides, and said with its task', async () => {
  const { member, link, guest } = await studyAgreementToSign(portal)
  const summary = unescapeHtml((await guest.ask(link.address)).text)
  expect(summary).toContain('hoeveel bedsensoren er op deze locatie komen')
  expect(summary).toContain('tot een van beide schriftelijk laat weten te stoppen')
  expect(summary).toContain('Daarna kunt u hier tekenen. Lezen alleen doet niets.')
  const done = await signByName(guest, link)
  expect(done.status).toBe(303)
  const leader = await signedIn(portal.origin, member)
  const task = async () => unescapeHtml((await leader.ask(page)).text)
  expect(await task()).toMatch(/Getekend door Hanneke de Vries op [^.]*\. Nu moet .* nog tekenen/)

  expect((await signForProvider(staff.visitor, member, link)).status).toBe(303)
  expect(await rolesIn(portal, member.organisationId)).toEqual(['signer', 'provider'])
  expect(await task()).toMatch(/Getekend door Hanneke de Vries op [^.]*, en door Sanne Bakker namens/)
  const answer = await fetch(`${portal.origin}${link.address}/evidence.pdf`)
  const text = await textByPdfium(Buffer.from(await answer.arrayBuffer()))
  for (const words of ['Studieovereenkomst', 'Huis aan de Vecht', 'Vechtkade 21, 3601 EF Maarssen', 'mei 2027'])
    expect(text).toContain(words)
  expect(text).toContain('Door 2 van 2 partijen.')
  // The task takes no documents: its evidence stands with the link.
  const rows = await portal.sql`select * from documents where organisation_id = ${member.organisationId}
    and document_type = ${studyAgreementItem}`
  expect(rows).toEqual([])
})

test('all of it stands in the parts that are read', async () => {
  const { member, link, guest } = await studyAgreementToSign(portal)
  const last = await readParts(guest, link)
  expect(last.text).toContain('Ik teken deze overeenkomst')
  const whole = await signedIn(portal.origin, member)
  expect((await whole.ask('/location/prepare-quotation/download/agreement?location=0')).status).toBe(200)
})

describe('the page on which it is filled in', () => {
  test('hands it out, and leads to a link to sign it', async () => {
    const { member } = await studyAgreementToSign(portal)
    const leader = await signedIn(portal.origin, member)
    const { text } = await leader.ask('/location/prepare-quotation/details?location=0')
    const link = '/links/new?item=quotation&amp;location=0&amp;purpose=signer'
    for (const way of ['/location/prepare-quotation/download/agreement?location=0', link]) expect(text).toContain(way)
    const form = unescapeHtml((await leader.ask('/links/new?item=quotation&location=0&purpose=signer')).text)
    expect(form).toContain('value="Hanneke de Vries"')
    expect(form).toMatch(/<option[^>]* value="sign"|name="may"[^>]* value="sign"/)
  })
})
