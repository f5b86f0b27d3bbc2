import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { seal } from '#app/platform/auth/seal.server.ts'
import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import { hashOfCode } from '#app/sharing/guest/code.server.ts'
import { nl } from '#app/sharing/sent/nl.ts'
import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { addCarried } from '#tests/support/mailed-link.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, codeIn, eventsOf, linkForm, rowOf, tokenIn, typedLink, type MadeLink } from '#tests/support/share.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let member: Member
let leader: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await addOrganisation(['Huis aan de Vecht'])
  leader = await signedIn(portal.origin, member)
})

const mailbox = () => `${randomUUID()}@example.org`
const mailsTo = (email: string) =>
  portal.sql<{ cause: string; sealed_text: string }[]>`select cause, sealed_text from mail_messages
    where to_address = ${email} order by created_at`
const remind = (link: Pick<MadeLink, 'id'>) => leader.post(`/links/${link.id}`, { intent: 'remind' })
const says = async (link: Pick<MadeLink, 'id'>) => (await leader.ask(`/links/${link.id}`)).text

describe('a reminder', () => {
  test('carries the same link, which goes on working, with the same code', async () => {
    const email = mailbox()
    const made = await leader.post(linkForm, typedLink({ email, code: 'on', language: 'nl' }))
    const [token, code] = [tokenIn(made.text), codeIn(made.text)]
    const before = await rowOf(portal, token)
    expect(before?.sealed_token).not.toContain(token)
    const asked = await leader.ask(`/links/${before?.id}?ask=remind`)
    expect(asked.text).toContain('blijven dezelfde')
    const reminded = await remind({ id: String(before?.id) })
    expect([reminded.status, tokenIn(reminded.text), codeIn(reminded.text)]).toEqual([200, token, ''])
    expect(reminded.text).toContain(nl.handed.codeStays)
    expect(await rowOf(portal, token)).toEqual(before)
    const guest = openVisitor(portal.origin)
    expect((await guest.post(`/share/${token}/code`, { code })).status).toBe(303)
    expect((await guest.ask(`/share/${token}`)).status).toBe(200)
    const mails = await mailsTo(email)
    expect(mails.map(({ cause }) => cause)).toEqual(['share-link', 'share-reminder'])
    const words = openWords(mails[1]?.sealed_text ?? '')
    expect(JSON.stringify(words?.paragraphs)).toContain(`/share/${token}`)
    expect(JSON.stringify(words?.paragraphs)).toContain('nog dezelfde code')
    expect(mails.map(({ sealed_text }) => openWords(sealed_text)?.replyTo?.address)).toEqual([
      member.email,
      member.email,
    ])
  })

  test('of a link that was passed on to somebody carries the link that they got', async () => {
    const old = await addLink(member, { may: 'review' })
    await portal.sql`update share_links set outcome = 'moved', outcome_at = now(), revoked_at = now() where id = ${old.id}`
    const passed = await leader.post(`/links/${old.id}`, { intent: 'pass-on', name: 'Bo Juist', email: mailbox() })
    const row = await rowOf(portal, tokenIn(passed.text))
    expect(tokenIn((await remind({ id: String(row?.id) })).text)).toBe(tokenIn(passed.text))
  })

  test.each(['approved', 'changes-asked', 'declined', 'filled', 'uploaded', 'signed'])(
    'is not sent of a link that was answered: %s',
    async (outcome) => {
      const email = mailbox()
      const link = await addLink(member, { recipientEmail: email, may: 'review' })
      expect(await says(link)).toContain('ask=remind')
      await portal.sql`update share_links set outcome = ${outcome}, outcome_at = now() where id = ${link.id}`
      expect(await says(link)).not.toContain('ask=remind')
      expect((await remind(link)).status).toBe(303)
      expect(await says(link)).toContain(nl.one.notPossible)
      expect([await eventsOf(portal, link), [...(await mailsTo(email))]]).toEqual([['made'], []])
    },
  )
})

describe('a link whose token is kept in no way that can be read', () => {
  // Sealed in the test: only there the settings that hold the secret are known.
  const unknown: [string, () => Partial<NewShareLink>][] = [
    ['made before it was kept', () => ({ sealedToken: null })],
    ['sealed for something else', () => ({ sealedToken: seal('mail', 'x'.repeat(43)) })],
    ['sealed with a secret that is gone', () => ({ sealedToken: 'A'.repeat(120) })],
    ['sealed as it was before', () => ({ sealedToken: seal('share-token', 'x'.repeat(43)) })],
    ['sealed as something else', () => ({ sealedToken: seal('share-token', { token: 1 }) })],
    ['emptied', () => ({ sealedToken: '' })],
  ]
  test.each(unknown)('is not reminded of, and stays as it is: %s', async (_, over) => {
    const email = mailbox()
    const codeHash = hashOfCode(hashOfToken('x'), 'ABCDEF')
    const link = await addLink(member, { recipientEmail: email, codeHash, ...over() })
    const before = await rowOf(portal, link.token)
    const refused = await remind(link)
    expect([refused.status, refused.headers.location]).toEqual([303, `/links/${link.id}`])
    expect(await says(link)).toContain('Van deze link kennen we het adres niet meer. Maak een nieuwe link.')
    expect(await rowOf(portal, link.token)).toEqual(before)
    expect([await eventsOf(portal, link), [...(await mailsTo(email))]]).toEqual([['made'], []])
  })

  test('is reminded of by the message that carried it', async () => {
    const email = mailbox()
    await addCarried(member, { recipientEmail: email, sealedToken: null })
    const [row] = await portal.sql`select id, token_hash from share_links where recipient_email = ${email}`
    const reminded = await remind({ id: String(row?.id) })
    expect([reminded.status, hashOfToken(tokenIn(reminded.text))]).toEqual([200, row?.token_hash])
  })
})
