import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { warnOfGuesses } from '#app/platform/auth/guesses-mail.server.ts'
import { mailCauses, optionalCauses, type MailCause } from '#app/platform/mail/causes.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import { messageOf, senderOf } from '#app/sharing/sent/make-link.server.ts'
import { sendInvitations, sendNewPassword } from '#app/staff/users/invitation.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database, type Queryable } from '#app/persistence/database.server.ts'
import { identityAccounts } from '#drizzle/schema/identity.ts'
import { relationships } from '#drizzle/schema/library.ts'
import { users } from '#drizzle/schema/organisations.ts'
import { sendGuestCode, sendLinkCode } from '#tests/support/both-sides-told.ts'
import { addBusy, choose, monday, sendTimed, tuesday } from '#tests/support/busy-organisation.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { everyEvent } from '#tests/support/every-event.ts'
import { aMailbox, linesOf, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { linkWithCode } from '#tests/support/link-with-code.ts'
import { oneMail } from '#tests/support/one-mail.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'

const organisation = 'De Zonnehof'

let place: MailPlace
beforeAll(async () => {
  place = await openMailPlace()
  await place.start()
})
afterAll(() => place.close())

const inTransaction = (write: (tx: Queryable) => Promise<unknown>) => database().transaction(write)
const rename = (userId: string, set: { email: string; language: Language }) =>
  database().update(users).set(set).where(eq(users.id, userId))
const addContact = (organisationId: string, contactEmail: string, contactPhone = '') =>
  database()
    .insert(relationships)
    .values({ organisationId, contactName: 'Joris Belt', contactEmail, contactPhone, updatedByName: 'Sanne Bakker' })

/** The address to which a message goes. */
const addressOf = (name: string, language: Language) => `${name}.${language}@example.org`

/** Every message, with its cause. */
const messages: [name: string, cause: MailCause][] = [
  ...mailCauses
    .filter((cause) => !optionalCauses.some((one) => one === cause) || cause === 'digest' || cause === 'reminder')
    .map((cause): [string, MailCause] => [cause, cause]),
  ...Object.entries(everyEvent).map(([name, { cause }]): [string, MailCause] => [name, cause]),
]

/** Lets every cause write its message, as the portal does. */
async function writeAll(language: Language): Promise<void> {
  const to = (cause: MailCause) => addressOf(cause, language)
  // First, while nobody else is there who would get them.
  for (const [cause, other] of [['digest', 'reminder'] as const, ['reminder', 'digest'] as const]) {
    const reader = await addBusy(29)
    await rename(reader.userId, { language, email: to(cause) })
    await addContact(reader.organisationId, 'joris@example.org', '030 555 01 40')
    await choose(reader, { muted: [other] })
  }
  // The server looks too, at its own time: while it does, nobody else can.
  for (const now of [monday, tuesday]) {
    await vi.waitFor(async () => expect(await sendTimed(now)).not.toBeNull(), { timeout: 20_000, interval: 50 })
  }
  const member = await newTenant([])
  const admin: Actor = await newAdmin()
  const colleague = await addColleague(member)
  await rename(member.userId, { language, email: `marieke.${language}@example.org` })
  await rename(admin.userId, { language, email: `sanne.${language}@example.org` })
  await rename(colleague.userId, { language, email: to('password-guessed') })
  const { organisationId } = member
  await addContact(organisationId, 'joris@example.org')
  const asked = { organisation, location: 'Huis aan het Water' }
  const about = { url: 'https://portal.example/share/geheim', ...senderOf(member), ...asked }
  for (const [cause, isReminder] of [['share-link', false] as const, ['share-reminder', true] as const]) {
    await place.queue(messageOf(await linkWithCode(member, language, to(cause)), { ...about, isReminder }))
  }
  const origin = primaryOrigin()
  const person = { userId: randomUUID(), name: 'Bea Kok', language, organisationId, organisationName: organisation }
  await inTransaction((tx) => sendInvitations(tx, origin, admin, [{ ...person, email: to('invitation') }]))
  await inTransaction((tx) => sendNewPassword(tx, origin, { ...person, email: to('password-forgotten') }))
  const account = { id: randomUUID(), email: to('password-guessed'), name: colleague.name, passwordHash: 'x' }
  await database().insert(identityAccounts).values(account)
  await warnOfGuesses(account.email, origin)
  const ofSigner = await addOrganisation(['Huis'])
  await addContact(ofSigner.organisationId, 'joris@example.org')
  await rename(ofSigner.userId, { language, email: to('proof-code') })
  await sendGuestCode(ofSigner)
  await sendLinkCode(ofSigner, { language, codeEmail: to('link-code') })
  for (const [name, { happens }] of Object.entries(everyEvent)) {
    const told = await addOrganisation(['Huis aan het Water'])
    await addContact(told.organisationId, 'joris@example.org')
    await rename(told.userId, { language, email: addressOf(name, language) })
    await happens(told, admin, place)
  }
}

const received = (name: string, cause: MailCause, language: Language) =>
  oneMail(place, addressOf(name, language), cause)

/** What is made anew each time, and the address of the portal. */
const steady = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(primaryOrigin(), 'https://portal.example')
    // The server that sends has a port of its own.
    .replace(/http:\/\/localhost:\d+/g, 'https://portal.example')
    .replace(/[\w-]{43,}|[\da-f]{8}-[\da-f-]{27}/g, '…')

describe.each(['nl', 'en'] as const)('the messages in %s', (language) => {
  beforeAll(() => writeAll(language))

  test('say what was read and found good', async () => {
    const texts: string[] = []
    for (const [name, cause] of messages) {
      const { row, email, headers } = await received(name, cause, language)
      const lines = [
        `##### ${name}`,
        `From: ${email.from?.name} <${email.from?.address}>`,
        `Reply-To: ${headers.get('reply-to') ?? ''}`,
        `Subject: ${email.subject}`,
        `Preheader: ${openWords(row.sealed_text)?.preheader}`,
      ]
      texts.push(`${lines.join('\n')}\n\n${steady(email.text ?? '').trim()}\n`)
    }
    await expect(texts.join('\n')).toMatchFileSnapshot(`mail-words.${language}.txt`)
  })

  test.each(messages)('of %s say it in HTML too, and why they were written', async (name, cause) => {
    const { row, email, headers } = await received(name, cause, language)
    expect([headers.get('x-routekaart-cause'), email.messageId]).toEqual([cause, `<${row.id}@example.org>`])
    const words = openWords(row.sealed_text)
    expect(headers.get('content-type')).toMatch(words?.calendar ? /^multipart\/mixed/ : /^multipart\/alternative/)
    expect(email.subject).toContain(organisation)
    const html = steady(email.html ?? '').replaceAll('&amp;', '&')
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${email.subject}</title>`)
    for (const part of words?.paragraphs ?? []) {
      for (const line of linesOf(part)) expect(html).toContain(steady(line))
    }
  })
})

describe('an answer to a message goes to', () => {
  let member: Member
  beforeAll(async () => {
    member = await newTenant([])
    await addContact(member.organisationId, 'joris@example.org')
  })

  async function replyTo(over: { onBehalfOf?: string; organisationId?: string | null; address?: string }) {
    const { address = aMailbox(), ...rest } = over
    await place.queue({
      organisationId: member.organisationId,
      cause: 'share-link',
      to: { name: 'Anna', address },
      language: 'nl',
      subject: 'Een link',
      preheader: 'Voor u',
      paragraphs: ['Dag'],
      ...rest,
    })
    return openWords((await place.rowTo(address))?.sealed_text ?? '')?.replyTo
  }

  test('the colleague on whose behalf it was written, else the provider’s contact', async () => {
    const { userId: onBehalfOf, name, email: address } = member
    expect(await replyTo({ onBehalfOf })).toEqual({ name, address })
    const contact = { name: 'Joris Belt', address: 'joris@example.org' }
    expect([await replyTo({}), await replyTo({ onBehalfOf: randomUUID() })]).toEqual([contact, contact])
  })

  test('nobody, where nobody is known, or it would go back to its recipient', async () => {
    expect(await replyTo({ organisationId: null })).toBeNull()
    expect(await replyTo({ address: 'Joris@example.org' })).toBeNull()
  })

  test.each(['joris@', 'joris@example.org, all@example.org', 'joris@example.org\nBcc: all@example.org'])(
    'nobody, where the contact’s address is %j',
    async (wrong) => {
      const { organisationId } = await newTenant([])
      await addContact(organisationId, wrong)
      expect(await replyTo({ organisationId })).toBeNull()
    },
  )

  test('a name of which nothing becomes a header', async () => {
    await database().update(users).set({ name: 'Anna\r\nBcc: all@example.org' }).where(eq(users.id, member.userId))
    expect(await replyTo({ onBehalfOf: member.userId })).toMatchObject({ name: 'Anna Bcc: all@example.org' })
  })
})
