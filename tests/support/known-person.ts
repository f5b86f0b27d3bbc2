import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openParagraphs } from '#app/platform/mail/sealed-text.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { openBrowser, openProviderPage, signIn } from '#tests/integration/sign-in-steps.ts'
import { addColleague } from './care-organisation.ts'
import type { SharedPortal } from './portal.ts'
import type { ReviewDesk } from './review-links.ts'
import { linkForm, typedLink } from './share.ts'
import type { Visitor } from './visitor.ts'

/** Somebody who uses the portal in every way, and of whom others write. */
export const [name, email] = ['Élise van Dijk', 'elise.vandijk@example.org'] as const
/** Somebody else, whose name and address begin or end alike. */
export const namesake = { name: 'Élise van Dijk-Smit', email: 'anna.elise.vandijk@example.org' }
/** What others write. */
export const words = `Bel ${name} (${email}).`
const lines = `Vragen?\n${words}\n${name}`

/** Is invited, chooses a password, mistypes it once and signs in. */
export async function becomeUser(portal: SharedPortal, staff: Visitor, { organisationId }: Member): Promise<Member> {
  const invitation = { name, email, organisation: organisationId, language: 'nl' }
  expect((await staff.post('/admin/users/new', invitation)).status).toBe(303)
  const [mail] = await portal.sql`select sealed_text from mail_messages where to_address = ${email}`
  const [link] =
    openParagraphs(String(mail?.sealed_text))?.flatMap((part) =>
      typeof part !== 'string' && 'href' in part ? part : [],
    ) ?? []
  const browser = openBrowser(portal.origin)
  const password = 'groene fiets op zolder'
  await browser.ask(link?.href ?? '', { password, repeat: password })
  await browser.ask(await openProviderPage(browser), { email, password: 'rode fiets' })
  expect(await signIn(openBrowser(portal.origin), email, password)).toBe('/')
  const [user] = await portal.sql<{ id: string }[]>`select id from users where email = ${email}`
  return { userId: user?.id ?? '', name, email, language: 'nl', isAdmin: false, organisationId }
}

/** Fills in who they are, leaves something that could not be saved, and shares and answers. */
export async function useThePortal(portal: SharedPortal, own: Visitor, desk: ReviewDesk): Promise<void> {
  const contact = {
    ...{ 'contact.first_name': 'Élise', 'contact.last_name': 'van Dijk', 'contact.email': email },
    ...{ 'contact.phone': '06 12', 'contact.role': 'Teamleider' },
  }
  const contacts = '/location/basic-info/contacts?location=0'
  expect((await own.post(contacts, { ...contact, goTo: 'save' })).status).toBe(303)
  expect((await own.post(contacts, { ...contact, 'contact.email': `${email}@`, goTo: 'save' })).status).toBe(422)
  expect((await own.post(linkForm, typedLink({ message: words }))).status).toBe(200)
  // What somebody else approved shows the contact person; what they approved themselves has their remark.
  const shown = await desk.share({ item: 'basic-information', purpose: 'reviewer' })
  expect(await desk.answerBy(shown.path, { answer: 'approve', words })).toBe(303)
  const sent = await desk.share({ name, email })
  expect(await desk.answerBy(sent.path, { answer: 'ask', words })).toBe(303)
  await portal.sql`insert into share_signatures (organisation_id, link_id, role, typed_name, statement, signed_text, text_hash)
    values (${desk.member.organisationId}, ${randomUUID()}, 'signer', ${name}, 'Ja', 'x', 'x')`
}

/** What provider staff and colleagues wrote, and a namesake of whom nothing may be lost. */
export async function beWrittenAbout(portal: SharedPortal, staff: Visitor, member: Member): Promise<void> {
  const relationship = { contactName: name, contactEmail: email, contactPhone: '030 1', state: 'agreed', version: '0' }
  const meeting = { meetingDay: '2099-07-14', meetingTime: '10:00', meetingPlace: words, meetingNote: words }
  const about = `/admin/relationship-management/${member.organisationId}`
  expect((await staff.post(about, { ...relationship, ...meeting, internalNotes: words })).status).toBe(303)
  const question = { questionNl: words, answerNl: lines, questionEn: words, answerEn: words }
  expect((await staff.post('/admin/help/new', { section: 'other', position: '1', ...question })).status).toBe(303)
  const notice = { setting: 'banner', version: '0', textNl: lines, textEn: words, kind: 'info' }
  expect((await staff.post('/admin/settings', notice)).status).toBe(303)
  await portal.sql`update mail_messages set problem = ${`550 No such mailbox <${email}>`}`
  await portal.sql`insert into item_requests (organisation_id, location_index, item, reason, created_by, created_by_name,
      withdrawn_at, withdrawn_by_name, answered_at, answered_by_name, answer)
    select organisation_id, 0, 'newsletter', ${lines}, id, name, now(), name, now(), name, ${words} from users where email = ${email}`
  const other = await addColleague(member, namesake.name)
  await portal.sql`update users set email = ${namesake.email} where id = ${other.userId}`
  const wards = { 'contact.remarks': `${namesake.name} <${namesake.email}>` }
  await portal.sql`insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_name, way)
    select organisation_id, id, version, 'remarks', 'null', ${JSON.stringify(wards)}::jsonb, ${namesake.name}, 'page' from forms limit 1`
}
