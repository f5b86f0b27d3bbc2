import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { addOrganisation, nameApart } from './care-organisation.ts'
import { newAdmin } from './tenant.ts'

/** Somebody of the staff at the start of the day, who counts what their hands do. */
export type StaffDay = {
  staff: Actor
  /** Whom they look after, with the names of these organisations. */
  customers: readonly { member: Member; name: string }[]
  press: (target: Locator) => Promise<void>
  /** Types into a field, which counts once however long the text. */
  type: (field: Locator, text: string) => Promise<void>
  /** Presses Enter in a field. */
  enter: (field: Locator) => Promise<void>
  /** Chooses in a list by what stands there. */
  choose: (field: Locator, label: string) => Promise<void>
  /** Holds the task to what docs/staff-tasks.md says that it takes. */
  took: (task: string) => Promise<void>
}

type Start = {
  page: Page
  actAs: (actor: Actor) => Promise<void>
  /** How many organisations they look after; one unless told. */
  customers?: number
  /** What there is before the day begins. */
  before?: (member: Member, staff: Actor) => Promise<unknown>
}

/** A name that no other of the staff has. */
export const nameOfColleague = (): string => `Sanne ${randomUUID().slice(0, 8)}`

/** Begins a day on the work list, where all days begin. */
export async function startStaffDay({ page, actAs, customers: count = 1, before }: Start): Promise<StaffDay> {
  const staff = await newAdmin(nameOfColleague())
  const customers = []
  for (let made = 0; made < count; made += 1) {
    const member = await addOrganisation(['Huis aan de Vecht', 'Hof'])
    customers.push({ member, name: await nameApart(member) })
    await before?.(member, staff)
  }
  const ids = customers.map(({ member }) => member.organisationId)
  await assignOwners(staff, ids, { ownerId: staff.userId })
  await actAs(staff)
  await page.goto('/admin')
  let acts = 0
  const counted =
    <More extends unknown[]>(act: (target: Locator, ...more: More) => Promise<unknown>) =>
    async (target: Locator, ...more: More) => {
      await act(target, ...more)
      acts += 1
    }
  return {
    ...{ staff, customers },
    press: counted((target) => target.click()),
    type: counted((field, text: string) => field.fill(text)),
    enter: counted((field) => field.press('Enter')),
    choose: counted((field, label: string) => field.selectOption({ label })),
    took: async (task) => expect(acts, task).toBe((await documentedActs()).get(task)),
  }
}

/** What the table of daily tasks says that each takes now. */
export async function documentedActs(): Promise<Map<string, number>> {
  const text = await readFile(new URL('../../docs/staff-tasks.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| *\d+ \| ([^|]+?) *\| [^|]+\| *(\d+) *\|/gm)]
  return new Map(rows.map(([, task = '', acts]) => [task, Number(acts)]))
}
