import { afterAll, beforeAll, expect, test } from 'vitest'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { draftsOf } from '#tests/support/drafts.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const page = '/organisation/setup-it-settings/details'

/** Opens a page, and then lets somebody else sign in to the same browser. */
async function takenOver(by: 'a colleague' | 'a stranger') {
  const author = await addOrganisation(['Huis'])
  const next = by === 'a colleague' ? await addColleague(author) : await addOrganisation(['Ander huis'])
  const visitor = await signedIn(portal.origin, author)
  const form = await openStep(visitor, page)
  const other = await signedIn(portal.origin, next)
  for (const [name, value] of other.cookies) visitor.cookies.set(name, value)
  return { author, next, visitor, form }
}

test.each(['a colleague', 'a stranger'] as const)(
  'a page that is still open when %s signs in on the same computer is saved for nobody, and kept for its author',
  async (who) => {
    const { author, next, visitor, form } = await takenOver(who)
    const answer = await form.send({ 'wifi.settings.ssid': 'Huis', 'wifi.settings.password': 'geheim-van-huis' })
    expect([answer.status, answer.headers.location]).toEqual([303, '/'])
    expect((await visitor.ask('/')).text).toContain('Die pagina was nog open van iemand')
    for (const member of [author, next]) expect(await storedForm(portal, member, 'org-wifi-settings')).toBeUndefined()
    expect((await visitor.ask(page)).text).not.toContain('U typte dit op')
    const drafts = await draftsOf(portal, author)
    expect(drafts).toMatchObject([{ user_id: author.userId, path: page, reason: 'signed-out' }])
    const offered = await (await signedIn(portal.origin, author)).ask(page)
    expect(offered.text).toContain('U typte dit op')
    expect(offered.text).toContain('Huis')
  },
)
