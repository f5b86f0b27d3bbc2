import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sealWords } from '#app/platform/mail/sealed-text.server.ts'
import { archiveLocation } from '#app/staff/organisations/locations.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { keepReason } from '#app/persistence/documents/review-reasons.server.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { addNote } from '#app/persistence/staff/notes.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { endWebhook } from '#app/persistence/programs/webhooks.server.ts'
import { addWebhookEvents } from '#app/persistence/programs/webhook-events.server.ts'
import { endProgramKey } from '#app/persistence/programs/program-keys.server.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { itemRequests } from '#drizzle/schema/requests.ts'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { helpEntries, textVersions } from '#drizzle/schema/settings.ts'
import { addOrganisation, locationId, nameApart } from './care-organisation.ts'
import { fileOf, floorPlans } from './documents-place.ts'
import { addDocument } from './library.ts'
import { addHook, addKey } from './program.ts'
import { addSignedLink } from './signed-link.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

/** Lists of provider staff in which nothing is found. */
export const emptyLists = [
  '/admin?owner=all&q=nowhere',
  '/admin/board?state=done&waits=us',
  '/admin/board/month?owner=me&from=2040-01-01',
  '/admin/organisations?q=nowhere',
  '/admin/organisations?owner=me',
  '/admin/organisations?owner=none',
  '/admin/review?list=reviewed&item=newsletter',
  '/admin/requests?list=answered',
  '/admin/documents?category=study&language=en',
  `/admin/links?organisation=${nobody}`,
  '/admin/relationship-management?state=ended',
  '/admin/users?q=nobody',
  '/admin/search',
  '/admin/search?q=a',
  '/admin/search?q=nobody-at-all',
  `/admin/mail?organisation=${nobody}`,
  '/admin/audit?person=nobody',
  '/admin/usage?from=2020-01-01&to=2020-01-31',
  '/admin/radar?owner=me&kind=connected',
  '/admin/usage?from=2020-02-01&to=2020-01-01',
  '/admin/privacy?email=nobody@example.org',
  '/admin/privacy?email=x',
]

/** A form of provider staff that is sent with something wrong: the address of its page, and what is wrong in it. */
export type WrongForm = { address: string; wrong: Record<string, string> }

/** Pages of provider staff that are each about one thing, and their forms; all of it has something to show. */
export async function makeStaffPages(admin: Actor): Promise<{ pages: string[]; forms: WrongForm[] }> {
  const member = await addOrganisation(['Huis aan de Vecht', 'Hof', ''])
  const rights = { mayReadSecurityLog: true, maySignForProvider: true }
  await database().update(users).set(rights).where(eq(users.id, admin.userId))
  const { organisationId, userId } = member
  const name = await nameApart(member)
  await archiveLocation(admin, organisationId, locationId(1))
  const organisation = `/admin/organisations/${organisationId}`
  const location = `${organisation}/locations/${locationId(0)}`
  const archived = await addArchived()
  await assignOwners(admin, [organisationId], { ownerId: admin.userId, deputyId: null })
  const note = { kind: 'visit', words: 'Kennisgemaakt.\nDe nachtdienst is klein.', followUp: '2099-03-17' } as const
  await addNote(admin, organisationId, note, randomUUID())
  const [document] = await addDocuments(member, floorPlans, [fileOf('plattegrond van de begane grond.pdf')])
  const review = `/admin/review/${organisationId}/${document?.id}`
  await keepReason(admin, 'floor-plan', 'De kamernummers zijn niet te lezen')
  const request = await addRequest(member)
  const library = `/admin/documents/${await addDocument(admin, { title: `Over ${name}`, isForAll: false })}`
  const relationship = `/admin/relationship-management/${organisationId}`
  const help = await addHelp(admin)
  const link = await addSignedLink(member)
  const key = await addKey(admin, { organisationIds: [organisationId] })
  const endedKey = await addKey(admin, { name: 'Rooster' })
  await endProgramKey(admin, endedKey.id)
  const hook = await addHook(admin, 'https://planning.example/events', { organisationIds: [organisationId] })
  const uploaded = { type: 'document-uploaded', locationIndex: 0, item: 'floor-plan' } as const
  await addWebhookEvents(database(), { ...uploaded, organisationId, subjects: [document?.id ?? ''] })
  const emptyHook = await addHook(admin, 'https://elders.example/events', { name: 'Elders', events: [] })
  await endWebhook(admin, emptyHook.id)
  const newLink = `/admin/links/new/${organisationId}`
  const pages = [
    ...[organisation, `${organisation}/archive`, `${organisation}/route-card`, `${organisation}/route-card?location=0`],
    `${organisation}/answers?item=basic-information&location=0`,
    `${organisation}/fill-in?item=basic-information&location=0`,
    `${organisation}/fill-in?item=floor-plan&location=0`,
    ...[`${organisation}/history?item=basic-information&location=0`, `/admin/organisations/${archived}`],
    ...[`/admin/organisations/${archived}/archive`, location, `${location}/archive`],
    ...['/admin/search?q=hof', '/admin/search?q=plattegrnd&kind=document'],
    ...[review, request, library, `${library}/upload`, `${library}/archive`, relationship],
    ...[newLink, link, `${link}/evidence`, `${link}/sign`],
    ...['/admin/mail/texts', '/admin/mail/texts/share-link'],
    ...[key.address, `${key.address}/end`, endedKey.address, '/admin/programs'],
    ...[hook.address, `${hook.address}/end`, emptyHook.address, '/admin/programs/webhooks'],
    ...['/admin/security', '/admin/security?person=nobody', '/admin/security/verify', '/settings'],
    ...[`/admin/users/${userId}`, `/admin/users/${userId}/disable`, `/admin/users/${admin.userId}`],
    ...[await addMail(member), help, `/admin/privacy?email=${member.email}`],
  ]
  const forms: WrongForm[] = [
    { address: '/admin?index', wrong: { act: 'keep', name: '' } },
    { address: '/admin/organisations/new', wrong: { name: '' } },
    { address: '/admin/organisations/new', wrong: wrongCustomer(name) },
    {
      address: '/admin/organisations/new',
      wrong: { intent: 'check', sheet: `${name};Huis;;Els;els@;fr;niemand\n${name};Hof` },
    },
    { address: organisation, wrong: { signingLink: 'http://x' } },
    { address: organisation, wrong: { do: 'owner', owner: nobody, 'known.owner': admin.userId } },
    { address: organisation, wrong: { do: 'note', kind: '', words: '', followUp: '31-2-2027' } },
    { address: `${organisation}/fill-in?item=project-team&location=0`, wrong: { behalfOf: '', goTo: 'save' } },
    { address: '/admin/organisations', wrong: { act: 'assign', owner: '' } },
    { address: location, wrong: { name: '' } },
    { address: review, wrong: { verdict: 'return', reason: '' } },
    { address: review, wrong: { keep: '1', reason: '' } },
    { address: request, wrong: { answer: '' } },
    { address: library, wrong: { title: '' } },
    { address: relationship, wrong: { contactEmail: 'x@', meetingDay: '31-2-2027', state: '' } },
    { address: newLink, wrong: { name: '', email: 'x@' } },
    { address: `${link}/sign`, wrong: { name: '', agree: '' } },
    { address: '/admin/programs/new', wrong: { name: '', reach: 'chosen' } },
    { address: '/admin/programs/webhooks/new', wrong: { name: '', url: 'http://x', reach: 'chosen' } },
    { address: '/admin/users/new', wrong: { name: '', email: 'x@' } },
    { address: '/admin/users/bulk', wrong: { people: 'x@;;', intent: 'check' } },
    { address: help, wrong: { questionNl: '', position: 'x' } },
    { address: '/admin/mail/texts/invitation', wrong: { subjectNl: '', bodyEn: '{{x}}' } },
    { address: '/admin/settings', wrong: { setting: 'retention', usage: 'x' } },
    { address: `/admin/privacy?email=${member.email}`, wrong: { email: member.email, sure: '' } },
  ]
  return { pages, forms }
}

async function addArchived(): Promise<string> {
  const { organisationId } = await addOrganisation(['Huis'])
  const archivedAt = new Date()
  await database()
    .update(organisations)
    .set({ archivedAt, archivedByName: 'Sanne Bakker' })
    .where(eq(organisations.id, organisationId))
  return organisationId
}

/** A question with what it said before. */
async function addHelp({ name }: Actor): Promise<string> {
  const said = { section: 'other' as const, position: 1, questionNl: 'Mag het licht aan?', answerNl: 'Ja.' }
  const now = { ...said, questionEn: 'May the light be on?', answerEn: 'Yes.', version: 2, updatedByName: name }
  const [added] = await database().insert(helpEntries).values(now).returning()
  const subject = `help:${added?.id ?? ''}` as const
  await database().insert(textVersions).values({ subject, version: 1, said, at: new Date(), byName: name })
  return `/admin/help/${added?.id}`
}

/** A question about a task of the first location. */
async function addRequest({ organisationId, userId, name }: Member): Promise<string> {
  const asked = { item: 'newsletter', locationIndex: 0, reason: 'Wij hebben geen nieuwsbrief.' }
  const [added] = await database()
    .insert(itemRequests)
    .values({ ...asked, organisationId, createdBy: userId, createdByName: name })
    .returning()
  return `/admin/requests/${organisationId}/${added?.id}`
}

async function addMail({ organisationId }: Member): Promise<string> {
  const paragraphs = ['Beste Bea,', { href: 'https://portal.example/share/x', label: 'Bekijk de gegevens' }]
  const [added] = await database()
    .insert(mailMessages)
    .values({
      ...{ organisationId, cause: 'share-link', toName: 'Bea Kok', toAddress: 'bea@example.org', language: 'nl' },
      ...{
        subject: 'Een link',
        sealedText: sealWords({ preheader: 'Voor u', replyTo: null, paragraphs }),
        state: 'failed',
        problem: '550 No such mailbox',
      },
    })
    .returning()
  return `/admin/mail/${added?.id}`
}

/** A new organisation that is there already, with something wrong in all that comes with it. */
const wrongCustomer = (name: string) => ({
  name: name.toUpperCase(),
  locations: 'Huis; Maarssen\nHuis\nHof; Breukelen; nog iets',
  people: 'Els Groen; els@\nJan Mol; jan@example.org; fr',
  owner: nobody,
  meetingDay: '31-2-2027',
  meetingTime: '25.61',
})
