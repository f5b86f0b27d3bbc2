import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminForms, sendAdminForm, type AdminForm } from '#tests/support/admin-forms.ts'
import { openAdminPlace } from '#tests/support/admin-place.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let one: Visitor
let other: Visitor
beforeAll(async () => {
  portal = await openPortal()
  const signer = await newAdmin()
  await portal.sql`update users set may_sign_for_provider = true where id = ${signer.userId}`
  one = await signedIn(portal.origin, signer)
  other = await signedIn(portal.origin, await newAdmin())
})
afterAll(() => portal.close())

const newForms = async () => adminForms(await openAdminPlace(portal, await newAdmin()))
/** How much was written down: of provider staff, and of links by whoever sent them. */
const notes = async () =>
  Number(
    (
      await portal.sql`select (select count(*) from audit_log) + (select count(*) from share_events)
        + (select count(*) from security_log where kind ~ '^(program|webhook)-') as sum`
    )[0]?.sum,
  )
const nameOf = ({ route, what }: AdminForm) => `${route} ${what}`

/** Forms that do nothing here, or something each time: a secret that is made again or shown again. */
const isEachItsOwn = ({ what }: AdminForm) => ['sends again', 'renews a secret', 'shows a secret'].includes(what)

/** Whoever erases somebody at the same moment as another has done so too, and is written down. */
const isErasing = ({ what }: AdminForm) => what === 'erases'

/** What sending each form writes down, pressed so often at the same moment; and whether the server failed. */
async function noted(presses: number) {
  const done = []
  for (const form of (await newForms()).filter((found) => !isEachItsOwn(found))) {
    const before = await notes()
    const fields = await form.fields()
    const answers = await Promise.all(Array.from({ length: presses }, () => sendAdminForm(one, form, fields)))
    const failed = answers.some(({ status }) => status >= 500)
    const written = (await notes()) - before
    done.push({ form: nameOf(form), notes: isErasing(form) ? Math.min(written, 1) : written, failed })
  }
  return done
}

test('what is sent twice at the same moment is done once, for every form', async () => {
  const once = await noted(1)
  expect(once.filter((form) => form.notes === 0 || form.failed)).toEqual([])
  expect(await noted(2)).toEqual(once)
})

test('who goes back to a form that was sent, and asks for something else, gets that too', async () => {
  const adding = ['staff/organisations/pages/new adds', 'staff/organisations/pages/one adds a location']
  const forms = (await newForms()).filter((form) =>
    [...adding, 'staff/documents/pages/add adds', 'admin/help/new adds'].includes(nameOf(form)),
  )
  expect(forms.length).toBe(4)
  for (const form of forms) {
    const typed = form.typed.find((name) => /^(name|locationName|title|questionNl)$/.test(name)) ?? ''
    const before = await notes()
    for (const value of ['Het eerste', 'Het eerste', 'Iets anders']) {
      expect((await sendAdminForm(one, form, { [typed]: value })).status).toBe(303)
    }
    expect([nameOf(form), (await notes()) - before]).toEqual([nameOf(form), 2])
  }
})

/** Of each form that changes something that was there: a field, two things to put in it, and what makes it refused. */
const changes: Record<string, { field: string; values: readonly [string, string]; wrong: Record<string, string> }> = {
  'staff/organisations/pages/one changes': { field: 'name', values: ['Een', 'Twee'], wrong: { name: '' } },
  'staff/organisations/pages/location names': { field: 'name', values: ['Een', 'Twee'], wrong: { name: '' } },
  'staff/organisations/pages/location sets the WiFi test': {
    ...{ field: 'trackAndTrace', values: ['3SA', '3SB'] },
    wrong: { trackAndTrace: 'x'.repeat(201) },
  },
  'staff/review/pages/document judges': { field: 'reason', values: ['Wazig', 'Donker'], wrong: { reason: '' } },
  'staff/documents/pages/change changes': { field: 'title', values: ['Een', 'Twee'], wrong: { title: '' } },
  'staff/relationships/pages/one changes': {
    ...{ field: 'contactName', values: ['Een', 'Twee'] },
    wrong: { meetingDay: '31-2-2027' },
  },
  'staff/site/pages/settings banner': { field: 'textNl', values: ['Een', 'Twee'], wrong: { textEn: '' } },
  'staff/site/pages/settings welcome-video': {
    ...{ field: 'address', values: ['https://example.org/1', 'https://example.org/2'] },
    wrong: { address: 'film' },
  },
  'staff/site/pages/settings retention': { field: 'usage', values: ['200', '300'], wrong: { usage: 'x' } },
  'admin/help/one changes': { field: 'questionNl', values: ['Een?', 'Twee?'], wrong: { questionNl: '' } },
  'staff/users/pages/one changes': { field: 'name', values: ['Een', 'Twee'], wrong: { name: '' } },
}

/** What the hidden fields of the form with this field hold. */
function hiddenIn(page: string, field: string): Record<string, string> {
  const form = page.split('<form').find((part) => part.includes(`name="${field}"`)) ?? ''
  const hidden = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, unescapeHtml(value)]))
}

/** The forms of two places: each form is about something else of its place, and changed once there. */
let ofMoment: AdminForm[]
let ofRefused: AdminForm[]
beforeAll(async () => {
  ofMoment = await newForms()
  ofRefused = await newForms()
})

function formCalled(name: string, forms: AdminForm[]): AdminForm {
  const form = forms.find((found) => nameOf(found) === name)
  if (!form) throw new Error(name)
  return form
}

test.each(Object.entries(changes))('%s: one of two who save at the same moment is asked', async (name, change) => {
  const form = formCalled(name, ofMoment)
  const fields = await form.fields()
  const answers = await Promise.all(
    [one, other].map((visitor, at) =>
      sendAdminForm(visitor, form, { ...fields, [change.field]: change.values[at] ?? '' }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  const lost = answers.findIndex(({ status }) => status === 409)
  expect(answers[lost]?.text).toContain(change.values[lost])
})

test.each(Object.entries(changes))('%s: who was refused first overwrites nobody', async (name, change) => {
  const form = formCalled(name, ofRefused)
  const [mine, theirs] = change.values
  const fields = { ...(await form.fields()), [change.field]: mine }
  expect((await sendAdminForm(other, form, { [change.field]: theirs })).status).toBe(303)
  const refused = await sendAdminForm(one, form, { ...fields, ...change.wrong })
  expect(refused.status).toBe(422)
  const again = await sendAdminForm(one, form, { ...fields, ...hiddenIn(refused.text, change.field) })
  expect(again.status).toBe(409)
  expect(again.text).toContain(mine)
  const known = { ...fields, ...hiddenIn(again.text, change.field) }
  expect((await sendAdminForm(one, form, known)).status).toBe(303)
})
