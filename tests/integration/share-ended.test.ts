import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { signer } from '#tests/support/agreement.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { addLink, eventsOf, everythingButOpenings, type MadeLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { answersNoted, answersTold } from '#tests/support/told-answers.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let sink: MailSink
let member: Member
let leader: Visitor
let guest: Visitor
beforeAll(async () => {
  sink = await openMailSink()
  portal = await openPortal({ SMTP_URL: sink.url, MAIL_FROM: 'Routekaart <portal@example.org>' })
})
afterAll(async () => {
  await portal.close()
  await sink.leave()
})
beforeEach(async () => {
  member = await addOrganisation(['Huis aan de Vecht'])
  leader = await signedIn(portal.origin, member)
  guest = openVisitor(portal.origin)
})

const past = () => new Date(Date.now() - 60_000)
const ask = (link: MadeLink) => guest.post(link.address, { intent: 'ask-again' })
const set = (link: MadeLink, values: Record<string, unknown>) =>
  portal.sql`update share_links set ${portal.sql(values)} where id = ${link.id}`

/** Makes a link of each kind that has ended. */
const ends: [kind: string, make: (over?: Partial<NewShareLink>) => Promise<MadeLink>, title: string, says: RegExp][] = [
  [
    'expired',
    (over) => addLink(member, { expiresAt: past(), ...over }),
    'Deze link is verlopen',
    /De link voor “Nieuwsbericht voor collega’s” werkte tot en met/,
  ],
  [
    'revoked',
    async (over) => {
      const link = await addLink(member, over)
      await leader.post(`/links/${link.id}`, { intent: 'revoke' })
      return link
    },
    'Deze link is gestopt',
    /Marieke Jansen heeft de link voor “Nieuwsbericht voor collega’s” gestopt op/,
  ],
  [
    'replaced',
    async (over) => {
      const [link, next] = [await addLink(member, over), await addLink(member, over)]
      await set(link, { replaced_by_id: next.id })
      return link
    },
    'Deze link is vervangen',
    /is een nieuwe link voor “Nieuwsbericht voor collega’s” voor u gemaakt/,
  ],
  [
    'moved',
    async (over) => {
      const link = await addLink(member, { may: 'review', ...over })
      await set(link, { outcome: 'moved', outcome_at: new Date(), revoked_at: new Date(), revoked_by_name: 'Bea Kok' })
      return link
    },
    'Deze link is gestopt',
    /liet u weten dat dit niet voor u is/,
  ],
  [
    'signed',
    async (over) => {
      const link = await addLink(member, { ...signer, expiresAt: past(), ...over })
      await set(link, { outcome: 'signed', outcome_at: new Date() })
      return link
    },
    'Er is al getekend',
    /Bea Kok tekende met de link voor “Verwerkersovereenkomst[^”]*”.*Vraag het aan Marieke Jansen/s,
  ],
  [
    'locked',
    async (over) => {
      const link = await addLink(member, { codeHash: 'x', ...over })
      await set(link, { wrong_codes: 10 })
      return link
    },
    'Deze link is dicht',
    /te vaak een verkeerde code/,
  ],
]

describe.each(ends)('a link that is %s', (kind, make, title, says) => {
  test('says so, names its sender, and has one button', async () => {
    const link = await make()
    const before = await everythingButOpenings(portal, member.organisationId)
    const page = await guest.ask(link.address)
    expect(page.status).toBe(410)
    expect(page.text).toContain(`${title}</h1>`)
    expect(page.text).toMatch(says)
    expect(page.text).toContain('Gestuurd door Marieke Jansen, De Zonnehof')
    expect(page.text).toContain(`href="mailto:${member.email}"`)
    expect(page.text.match(/<button[^>]*name="intent"[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(kind === 'signed' ? /Vraag het bewijs op$/ : /Vraag een nieuwe link$/),
    ])
    expect(page.text).not.toMatch(/data-opened|href="\/(location|organisation|documents|links)/)
    expect(await everythingButOpenings(portal, member.organisationId)).toEqual(before)
  })

  test('leads back from its pages, hands out no file and takes nothing in', async () => {
    const link = await make()
    for (const page of ['/code', '/evidence', '/upload']) {
      const { status, headers } = await guest.ask(`${link.address}${page}`)
      expect([page, status, headers.location]).toEqual([page, 303, link.address])
    }
    for (const file of ['/letters/newsletter/newsletter', '/documents/x/download', '/calendar', '/evidence.txt'])
      expect([file, (await guest.ask(link.address + file)).status]).toEqual([file, 404])
    const before = await eventsOf(portal, link)
    expect((await guest.post(`${link.address}/opened`, {})).status).toBe(404)
    expect((await guest.post(link.address, { answer: 'approve', goTo: 'save' })).status).toBe(410)
    expect(await eventsOf(portal, link)).toEqual(before)
  })

  test('is asked for again: its maker alone is told, once a day', async () => {
    await addColleague(member)
    const link = await make()
    for (const _ of [1, 2, 3]) {
      const { status, headers } = await ask(link)
      expect([status, headers.location]).toEqual([303, `${link.address}?sent`])
    }
    const page = await guest.ask(`${link.address}?sent`)
    expect(page.status).toBe(410)
    expect(page.text).toContain('Uw vraag is doorgegeven aan Marieke Jansen')
    expect(page.text).not.toContain('name="intent"')
    expect((await eventsOf(portal, link)).filter((one) => one === 'asked-again')).toHaveLength(1)
    expect((await answersNoted(portal, member)).map(({ decided, user_id }) => [decided, user_id])).toEqual([
      ['ask-again', member.userId],
    ])
    const [told] = await answersTold(portal, member, 1)
    expect(told?.to).toBe(member.email)
    expect(told?.words).toMatch(kind === 'signed' ? /vraagt om het bewijs/ : /Bea Kok vraagt om een nieuwe/)
    expect((await guest.ask(link.address)).status).toBe(410)
  })

  test('shows that to its sender, who deals with it', async () => {
    const link = await make()
    await ask(link)
    const own = `/links/${link.id}`
    const words = kind === 'signed' ? 'Bea Kok vraagt om het bewijs' : 'Bea Kok vraagt om een nieuwe link'
    expect((await leader.ask('/links?state=waiting')).text).toContain(link.id)
    const page = (await leader.ask(own)).text
    expect(page).toContain(words)
    const canExtend = kind === 'expired' || kind === 'locked'
    expect(page.includes('href="/links/new?item=')).toBe(!canExtend && kind !== 'signed')
    const staff = await signedIn(portal.origin, await newAdmin())
    const ofStaff = (await staff.ask(`/admin/links/${member.organisationId}/${link.id}`)).text
    expect([ofStaff.includes(words), ofStaff.includes('value="confirm-asked"')]).toEqual([true, false])
    expect((await leader.post(own, { intent: canExtend ? 'extend' : 'confirm-asked' })).status).toBe(303)
    expect((await leader.ask(own)).text).not.toContain(`<h2>${words}`)
    expect((await guest.ask(link.address)).status).toBe(canExtend ? (kind === 'locked' ? 303 : 200) : 410)
  })
})

test('one whose code was not given tells nothing but its sender', async () => {
  for (const [kind, make] of ends) {
    const link = await make({ codeHash: 'x', recipientEmail: 'bea.kok@example.org' })
    await ask(link)
    const { text } = await guest.ask(link.address)
    const told = ['Nieuwsbericht', 'Verwerkersovereenkomst', 'Bea Kok', '@example.org', 'Huis aan de Vecht'].filter(
      (words) => text.replaceAll(member.email, '').includes(words),
    )
    expect([kind, text.includes('Marieke Jansen'), told]).toEqual([kind, true, []])
  }
})

test('one that was replaced for somebody else, or by one that is mailed elsewhere, says nothing of them', async () => {
  for (const person of [
    { recipientName: 'Bo Juist', recipientEmail: 'bo@example.org' },
    { recipientEmail: 'elders@example.org' },
  ]) {
    const link = await addLink(member, { recipientEmail: 'bea@example.org' })
    await set(link, { replaced_by_id: (await addLink(member, person)).id })
    const { text } = await guest.ask(link.address)
    expect(text).toContain('vervangen door een andere')
    expect(text).not.toMatch(/Bo Juist|bo@|elders@|voor u gemaakt/)
  }
})

test('what is filled in by one that expired since it was opened is kept', async () => {
  const link = await addLink(member, { may: 'fill', purpose: 'ict', items: ['wifi-settings'], expiresAt: past() })
  expect((await guest.ask(link.address)).text).toContain('Wat u invulde, is bewaard.')
})
