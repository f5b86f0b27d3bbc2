import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addOrganisation } from './care-organisation.ts'
import { sharedPortal, type SharedPortal } from './portal.ts'
import { openStep } from './step-form.ts'
import { storedForm } from './stored.ts'
import { newAdmin } from './tenant.ts'
import { signedIn, type Visitor } from './visitor.ts'

/** Fields of the task with the WiFi settings, by their names in its form. */
export const wifiFields = {
  ssid: 'wifi.settings.ssid',
  password: 'wifi.settings.password',
  email: 'wifi.contact.email',
} as const

/** Who is on the phone. */
export const behalfOf = 'Ans de Boer'

/** The page on which provider staff fill in for a customer, for one organisation and one colleague. */
export function fillInDesk(
  portal: SharedPortal,
  { admin, staff, member }: { admin: Actor; staff: Visitor; member: Member },
) {
  const organisation = `/admin/organisations/${member.organisationId}`
  const page = (item: string, location: number) => `${organisation}/fill-in?item=${item}&location=${location}`
  const wifi = page('wifi-settings', 0)
  return {
    ...{ portal, admin, staff, member, organisation, page, wifi },
    answersPage: (item: string) => `${organisation}/answers?item=${item}&location=0`,
    /** What is stored of a task of the first location, as JSON. */
    storedIn: async (item: string) => JSON.stringify((await storedForm(portal, member, item, 0))?.fields ?? null),
    /** Sends the form with the WiFi settings. */
    filled: async (typed: Record<string, string>, goTo?: string) =>
      (await openStep(staff, wifi)).send({ behalfOf, ...typed }, goTo),
    /** What was changed, by whom, for whom and how, without the list of locations. */
    async keptFor() {
      const rows = await portal.sql<{ path: string; by: string; for: string; way: string }[]>`
        select path, user_name as "by", behalf_of as "for", way from form_changes
        where organisation_id = ${member.organisationId} and path !~ 'ocations' order by id`
      return rows.map((row) => Object.values(row))
    },
  }
}

export type FillInDesk = ReturnType<typeof fillInDesk>

/** Uses the shared portal for a file of tests, and before each of them hands over an organisation and a colleague. */
export function openFillIn(handOver: (desk: FillInDesk) => void): void {
  let portal: SharedPortal
  let admin: Actor
  beforeAll(async () => {
    portal = await sharedPortal()
    admin = await newAdmin()
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    const member = await addOrganisation(['Huis', 'Hof', ''])
    handOver(fillInDesk(portal, { admin, staff: await signedIn(portal.origin, admin), member }))
  })
}
