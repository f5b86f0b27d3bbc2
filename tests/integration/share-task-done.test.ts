import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Member } from '#app/persistence/actor.ts'
import { agreementToSign, officer, signer } from '#tests/support/agreement.ts'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { giveTo } from '#tests/support/given-tasks.ts'
import { ict, passOn } from '#tests/support/passed-on.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, eventsOf, isLooking, type MadeLink } from '#tests/support/share.ts'
import { openStep, unescapeHtml } from '#tests/support/step-form.ts'
import { sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

/** What people were asked for a task is settled in the transaction in which the task becomes done. */

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const item = 'study-goals'
const goals = '/location/determine-study-goals/details?location=0'
const toFillIn = { ...ict, purpose: 'colleague' as const, items: [item] }

/** An organisation of which all but one of the goals are filled in. */
async function almostDone() {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, item, { quality: ['incidents'], workplace: ['workload'] })
  return { member, leader: await signedIn(portal.origin, member) }
}

const statuses = (links: readonly MadeLink[]) =>
  Promise.all(links.map(async ({ address }) => (await openVisitor(portal.origin).ask(address)).status))
const kindsOf = async (link: MadeLink) => (await eventsOf(portal, link)).filter((kind) => !isLooking(kind))
const assignmentIsDone = async ({ organisationId }: Member) =>
  (await portal.sql`select done_at from assignments where organisation_id = ${organisationId}`).map(
    (row) => row.done_at !== null,
  )

test('who was asked for what the leader fills in herself is asked no more; undone at once, they are asked again', async () => {
  const { member, leader } = await almostDone()
  await giveTo(member, (await addColleague(member)).userId, { item, locationIndex: 0 })
  await portal.sql`insert into item_requests (organisation_id, item, location_index, reason, created_by_name)
    values (${member.organisationId}, ${item}, 0, 'Wij doen dit niet.', 'Bea Kok')`
  const [link, elsewhere] = [await addLink(member, toFillIn), await addLink(member, ict)]
  const form = await openStep(leader, goals)
  expect((await form.send({ other_effects: 'Rust' })).status).toBe(303)
  expect([await statuses([link, elsewhere]), await assignmentIsDone(member)]).toEqual([[200, 200], [false]])
  expect((await (await openStep(leader, goals)).send({ efficiency: ['rounds'] })).status).toBe(303)

  expect([await statuses([link, elsewhere]), await assignmentIsDone(member)]).toEqual([[410, 200], [true]])
  const page = unescapeHtml((await openVisitor(portal.origin).ask(link.address)).text)
  expect(page).toMatch(/U hoeft niets meer te doen<\/h1>.*is niet meer nodig: het is intussen gedaan.*Bedankt/s)
  expect(page).not.toContain('Vraag een nieuwe link')
  const sent = unescapeHtml((await leader.ask(`/links/${link.id}`)).text)
  for (const words of ['Niet meer nodig: de taak was klaar', `${member.name} maakte de taak af`]) {
    expect(sent).toContain(words)
  }
  const [request] = await portal.sql`select withdrawn_by_name from item_requests
    where organisation_id = ${member.organisationId}`
  expect(request?.withdrawn_by_name).toBe(member.name)

  expect((await (await openStep(leader, goals)).send({ efficiency: [''] })).status).toBe(303)
  expect([await statuses([link]), await assignmentIsDone(member)]).toEqual([[200], [false]])
  expect(await kindsOf(link)).toEqual(['made', 'task-done', 'task-open'])
  await (await openStep(leader, goals)).send({ efficiency: ['rounds'] })
  await portal.sql`update share_events e set at = l.revoked_at - interval '11 minutes' from share_links l
    where e.kind = 'task-done' and e.link_id = ${link.id} and l.id = e.link_id and e.at = l.revoked_at`
  await portal.sql`update share_links set revoked_at = revoked_at - interval '11 minutes' where id = ${link.id}`
  await (await openStep(leader, goals)).send({ efficiency: [''] })
  expect(await statuses([link])).toEqual([410])
})

test('a link that is made for a task that is done stays, whatever is saved', async () => {
  const { member, leader } = await almostDone()
  await (await openStep(leader, goals)).send({ efficiency: ['rounds'] })
  const link = await addLink(member, toFillIn)
  await (await openStep(leader, goals)).send({ other_effects: 'Rust' })
  expect(await statuses([link])).toEqual([200])
})

test('who does a task by a link goes on with it; others who were asked for it are asked no more', async () => {
  const { member } = await almostDone()
  const [link, other] = [
    await addLink(member, { ...toFillIn, recipientName: 'Bo Juist' }),
    await addLink(member, toFillIn),
  ]
  const guest = openVisitor(portal.origin)
  await (await openStep(guest, link.address)).send({ efficiency: ['rounds'] })
  expect(await statuses([link, other])).toEqual([200, 410])
  const page = unescapeHtml((await guest.ask(other.address)).text)
  expect([page.includes('intussen gedaan'), page.includes('Bo Juist')]).toEqual([true, false])
})

test('a form that a guest could not save keeps its link', async () => {
  const { member, link, guest } = await passOn(portal, { items: [item, 'wifi-settings'] })
  await addForm(member, 0, item, { quality: ['incidents'], workplace: ['workload'] })
  const both = await addLink(member, { ...toFillIn, items: [item] })
  await portal.sql`insert into share_drafts (organisation_id, link_id, item_key, sealed, reason, expires_at)
    values (${member.organisationId}, ${both.id}, ${item}, '', 'invalid', now() + interval '1 day')`
  await (await openStep(await signedIn(portal.origin, member), goals)).send({ efficiency: ['rounds'] })
  expect(await statuses([link, both])).toEqual([200, 200])
  expect((await guest.ask(link.address)).status).toBe(200)
})

test('a signed file that is uploaded ends the links to sign it and to judge it, not those with remarks; removed, they work', async () => {
  const { member, link } = await agreementToSign(portal)
  const leader = await signedIn(portal.origin, member)
  const [agrees, remarks, reads] = [
    await addLink(member, { ...officer, may: 'review' }),
    await addLink(member, { ...officer, purpose: 'reviewer', may: 'review' }),
    await addLink(member, { ...signer, may: 'read' }),
  ]
  await portal.sql`insert into share_comments (organisation_id, link_id, item_key, path, words, by_name)
    values (${member.organisationId}, ${remarks.id}, 'processing-agreement', '', 'Te lang', 'Peter Koster')`
  const upload = '/organisation/sign-processing-agreement/upload'
  expect((await sendFiles(leader, [{ file: 'Getekend.pdf', bytes: sampleFiles.pdf }], upload)).status).toBe(303)
  expect(await statuses([link, agrees, remarks, reads])).toEqual([410, 410, 200, 200])
  expect((await leader.ask('/')).text).not.toContain('Hanneke')
  const [file] = await portal.sql`select id from documents where organisation_id = ${member.organisationId}`
  expect((await leader.post(`/documents/${file?.id}/remove`, { returnTo: '/' })).status).toBe(303)
  expect(await statuses([link, agrees, remarks, reads])).toEqual([200, 200, 200, 200])
})
