import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestBudgets } from '#app/platform/config/limits.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { spend } from '#app/persistence/links/share-budgets.server.ts'
import { accountPassword, addAccount } from '#tests/support/access-token.ts'
import { agreementToSign } from '#tests/support/agreement.ts'
import { ask } from '#tests/support/ask.ts'
import { openBalancer, type Balancer } from '#tests/support/balancer.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { codeAt, offerOn, secretOn } from '#tests/support/second-factor.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { anyFreePort, startProcess, type StartedProcess } from '#tests/support/start-process.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'
import { comeBack, destination, openBrowser, openProviderPage, signIn } from './sign-in-steps.ts'

/** Two servers with one database behind one address: whichever answers, it is the same portal. */

let balancer: Balancer
let portal: Portal
let second: StartedProcess
let folder: string
beforeAll(async () => {
  balancer = await openBalancer(await anyFreePort())
  const APP_ORIGIN = balancer.origin
  portal = await openPortal({ APP_ORIGIN })
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-second-'))
  const PORT = await anyFreePort()
  second = startProcess({
    ...{ PORT, APP_ORIGIN, DATA_DIR: folder, DATABASE_URL: portal.statements.url, UPLOAD_MAX_MB: '1' },
    SESSION_SECRET: sessionSecret,
  })
  await second.ready
  balancer.leadTo([new URL(portal.origin).port, PORT])
}, 60_000)
afterAll(async () => {
  await balancer.close()
  second.child.kill('SIGTERM')
  await second.ended
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  await portal.close()
})

test('somebody signs in, and is known by both', async () => {
  const member = await addOrganisation(['Huis'])
  await addAccount(portal, member)
  const browser = openBrowser(balancer.origin)
  expect(await signIn(browser, member.email, accountPassword, '/documents')).toBe('/documents')
  for (let times = 0; times < 4; times += 1) expect((await browser.ask('/documents')).status).toBe(200)
})

test('what two tabs save is merged', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(balancer.origin, member)
  const contacts = '/location/basic-info/contacts?location=0'
  const [one, other] = [await openStep(visitor, contacts), await openStep(visitor, contacts)]
  const answers = await Promise.all([one.send({ 'contact.first_name': 'Bo' }), other.send({ 'manager.role': 'Baas' })])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const stored = await storedForm(portal, member, 'basic-information')
  expect(stored?.fields).toMatchObject({ contact: { first_name: 'Bo' }, manager: { role: 'Baas' } })
})

test('wrong passwords count together', async () => {
  const member = await addOrganisation(['Huis'])
  await addAccount(portal, member)
  const browser = openBrowser(balancer.origin)
  const page = await openProviderPage(browser)
  const statuses: number[] = []
  for (let times = 0; times < 12; times += 1) {
    statuses.push((await browser.ask(page, { email: member.email, password: `wrong ${times}` })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
})

test('a code of the second factor is good once', async () => {
  const admin = await newAdmin()
  await addAccount(portal, admin)
  const browser = openBrowser(balancer.origin)
  expect(await signIn(browser, admin.email, accountPassword)).toBe('/')
  const shown = await (await browser.ask('/settings/second-factor')).text()
  const [secret, offer] = [secretOn(shown), offerOn(shown)]
  const setUp = await browser.ask('/settings/second-factor', { intent: 'set-up', offer, code: codeAt(secret) })
  expect(setUp.status).toBe(200)

  const code = codeAt(secret, 1)
  const tries = await Promise.all(
    [0, 1].map(async () => {
      const another = openBrowser(balancer.origin)
      const form = await openProviderPage(another)
      const asked = destination(await another.ask(form, { email: admin.email, password: accountPassword }))
      const answer = await another.ask(asked, { code })
      return answer.status === 303 ? destination(await comeBack(another, answer)) : answer.status
    }),
  )
  expect(tries.map(String).sort()).toEqual(['/', expect.stringMatching(/^4\d\d$/)])
})

test('a text of the site that was changed is shown by both', async () => {
  const admin = await newAdmin()
  // Each reads the texts every half minute, too: twice within twenty seconds it cannot have been that.
  for (const version of [0, 1]) {
    const words = `Storing ${version}`
    const banner = { textNl: words, textEn: words, kind: 'info', from: null, until: null }
    expect(await saveSetting(admin, 'banner', version, banner)).toBe('saved')
    for (const { origin } of [portal, second]) {
      await expect.poll(async () => (await ask(origin, '/authentication/login')).text).toContain(words)
    }
  }
})

test('what may come by a link is counted together', async () => {
  const { member, link } = await agreementToSign(portal, { may: 'upload' })
  await spend({ organisationId: member.organisationId, id: link.id }, { files: guestBudgets.files - 3 }, guestBudgets)
  const guest = openVisitor(balancer.origin)
  const files = ['a.pdf', 'b.pdf'].map((file) => ({ file, bytes: sampleFiles.pdf }))
  const answers = await Promise.all([0, 1].map(() => sendFiles(guest, files, `${link.address}/upload`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 429])
})
