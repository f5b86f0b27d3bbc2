import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { may, rightFor, staffRights, staffRoles, type StaffRole } from '#app/persistence/staff-rights.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { changeUser, fingerprintOf, setDisabled } from '#app/persistence/people/user-changes.server.ts'
import { inviteUsers, readUser } from '#app/persistence/people/staff-users.server.ts'
import { addNote } from '#app/persistence/staff/notes.server.ts'
import { saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { adminForms, sendAdminForm, type AdminForm } from '#tests/support/admin-forms.ts'
import { openAdminPlace, type AdminPlace } from '#tests/support/admin-place.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { makeStaffPages } from '#tests/support/staff-pages.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let admin: Actor
let place: AdminPlace
let forms: AdminForm[]
const staff = new Map<StaffRole, { actor: Actor; visitor: Visitor }>()

beforeAll(async () => {
  portal = await openPortal()
  admin = await newAdmin()
  place = await openAdminPlace(portal, admin)
  forms = adminForms(place)
  for (const role of staffRoles) {
    const actor = { ...(await newAdmin()), staffRole: role }
    await portal.sql`update users set staff_role = ${role} where id = ${actor.userId}`
    staff.set(role, { actor, visitor: await signedIn(portal.origin, actor) })
  }
})
afterAll(() => portal.close())

function inRole(role: StaffRole) {
  const found = staff.get(role)
  if (!found) throw new Error(role)
  return found
}

const rightOf = ({ path }: AdminForm) => {
  const [, , ...folders] = new URL(path, 'http://own.invalid').pathname.split('/')
  return rightFor(folders)
}
const writesIn = (statements: readonly string[]) =>
  statements.filter((one) => /^(insert|update|delete)/i.test(one) && !/auth_sessions/i.test(one))

describe.each(staffRoles.filter((role) => role !== 'administrator'))('%s', (role) => {
  test('is refused every form that the role has no right to, and nothing is written', async () => {
    const { actor, visitor } = inRole(role)
    const refused = forms.filter((form) => !may(actor, rightOf(form)))
    expect(refused.length).toBeGreaterThan(5)
    for (const form of refused) {
      let status = 0
      const statements = await portal.statements.during(async () => {
        status = (await sendAdminForm(visitor, form)).status
      })
      expect([form.route, form.what, status, writesIn(statements)]).toEqual([form.route, form.what, 403, []])
    }
  })
})

test('each right is asked for by some form, but that to open a secret', () => {
  const asked = new Set(forms.map(rightOf))
  expect(staffRights.filter((right) => !asked.has(right))).toEqual(['secrets'])
})

test('a reader finds no form that could be sent, says so, and has no entry for what is not theirs', async () => {
  const { pages } = await makeStaffPages(admin)
  const { actor, visitor } = inRole('reader')
  const own = [`/admin/users/${actor.userId}`, '/admin', '/admin/users/new', '/admin/users/bulk', '/admin/settings']
  const open = []
  for (const page of [...own, ...pages.filter((one) => !/\/(security|settings|links)/.test(one))]) {
    const { status, text } = await visitor.ask(page)
    if (status !== 200) continue
    expect([page, text.includes('href="/admin/privacy"')]).toEqual([page, false])
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    const found = main.match(/<form\b[^>]*method="post"[^>]*>(?!<fieldset disabled="")/g) ?? []
    if (found.length > 0) open.push({ page, found })
  }
  expect(open).toEqual([])
  expect((await visitor.ask('/admin')).text).toContain('U kunt hier alles lezen.')
  expect((await inRole('manager').visitor.ask('/admin')).text).not.toContain('U kunt hier alles lezen.')
  expect(await visitor.ask('/admin/privacy')).toMatchObject({ status: 303 })
  expect(await visitor.ask('/admin/privacy/export?email=x@example.org')).toMatchObject({ status: 303 })
})

test('what is written down with an act refuses who has not the right, whoever asks for it', async () => {
  const { organisationId } = place.tenant.member
  const reader = inRole('reader').actor
  const note = { kind: 'note', words: 'x', followUp: null } as const
  await expect(addNote(reader, organisationId, note, crypto.randomUUID())).rejects.toThrow('"work"')
  await expect(saveSetting(inRole('manager').actor, 'banner', 0, {})).rejects.toThrow('"administer"')
  const written = await portal.sql`select 1 from staff_notes where organisation_id = ${organisationId} and words = 'x'`
  expect(written).toEqual([])
})

describe('staff', () => {
  const shown = async (id: string) => {
    const user = await readUser(admin, id)
    if (!user) throw new Error(id)
    return user
  }
  const details = { name: 'Sanne Bakker', organisationId: null, language: 'nl' } as const

  test('are made by administrators alone', async () => {
    const { actor, visitor } = inRole('manager')
    const person = { ...details, email: 'somebody@example.org', staffRole: 'manager' as const }
    await expect(inviteUsers(actor, [person], () => Promise.resolve())).rejects.toThrow('"administer"')
    const invites = forms.find(({ route }) => route === 'staff/users/pages/new')
    if (!invites) throw new Error('No such form.')
    const answer = await sendAdminForm(visitor, invites, { organisation: 'staff', role: 'administrator' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Alleen een beheerder maakt iemand medewerker.')
  })

  test('are changed by administrators alone, and the last one stays', async () => {
    const other = await newAdmin()
    const { actor: manager } = inRole('manager')
    const change = async (by: Actor, id: string, staffRole: StaffRole) =>
      changeUser(by, id, { ...details, staffRole }, fingerprintOf(await shown(id)))
    expect(await change(manager, other.userId, 'reader')).toBe('right')
    expect(await change(manager, manager.userId, 'administrator')).toBe('right')
    expect(await setDisabled(manager, other.userId, true)).toBe('right')
    expect(await change(admin, admin.userId, 'reader')).toBe('self')
    // What the session said is not enough: by now the role is another one.
    expect(await change(admin, other.userId, 'reader')).toBe('changed')
    expect(await change(other, admin.userId, 'reader')).toBe('right')
    expect((await shown(other.userId)).staffRole).toBe('reader')
    const [noted] = await portal.sql`select facts from security_log where person_id = ${other.userId}
      and facts ->> 'right' = 'staff-role'`
    expect(noted?.facts).toMatchObject({ given: 'reader' })
  })
})
