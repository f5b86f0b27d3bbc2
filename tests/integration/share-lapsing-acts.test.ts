import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { agreementItem, askedAbout, fillInAgreement, officer, signByName } from '#tests/support/agreement.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openHistory } from '#tests/support/history-page.ts'
import { importedForms } from '#tests/support/import-form.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { openStep } from '#tests/support/step-form.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/** An organisation whose processing agreement is filled in. */
async function withAgreement() {
  const member = await addOrganisation(['Huis', 'Hof'])
  await fillInAgreement(member)
  return { member, leader: await signedIn(portal.origin, member) }
}

/** A data protection officer agrees to the processing agreement as it is. */
async function approve(member: Member) {
  const link = await addLink(member, officer)
  expect((await signByName(openVisitor(portal.origin), link, { name: 'Peter Koster' })).status).toBe(303)
}

const agreementOf = async (member: Member) =>
  (await importedForms(portal.sql, member)).find(({ type }) => type === agreementItem)?.fields

test('undoing a change asks first whose answers lapse', async () => {
  const { member, leader } = await withAgreement()
  const page = await openStep(leader, '/organisation/sign-processing-agreement/details')
  expect((await page.send({ 'signer.role': 'Directeur' })).status).toBe(303)
  await approve(member)
  const history = await openHistory(leader, '/organisation/sign-processing-agreement/history')
  const [change] = history.changes
  const asked = await history.undo(change)
  expect(asked.status).toBe(409)
  expect(asked.text).toContain('Peter Koster is akkoord met')
  expect(await agreementOf(member)).toMatchObject({ signer: { role: 'Directeur' } })

  expect((await history.undo(change, { lapse: 'only:0' })).status).toBe(409)
  const undone = await history.undo(change, { lapse: `ask:${askedAbout(asked.text)}` })
  expect(undone.status).toBe(303)
  expect(undone.headers.location).toContain('/links/new?')
  expect(await agreementOf(member)).toMatchObject({ signer: { role: 'Bestuurder' } })
})
