import type { Provider } from '#app/platform/site/provider.ts'
import { demoOrganisations } from '#app/roadmap/tour/demo-organisations.ts'
import type { users } from '../schema/organisations.ts'

type DemoPerson = Required<Pick<typeof users.$inferInsert, 'id' | 'name' | 'email' | 'organisationId' | 'isAdmin'>> & {
  /** Who this is, for the list that is printed at start. */
  who: string
}

export const zonnehofId = demoOrganisations.zonnehof
export const lindeId = demoOrganisations.linde
export const rietkraagId = demoOrganisations.rietkraag
export const lindenId = demoOrganisations.linden
/** Whoever shows the portal to others signs in as this one. */
export const demoId = '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be105'

/** The password of every demo account. */
export const demoPassword = 'welcome-2026'

/** Who can sign in when the portal runs with demo data. */
export const demoAccounts: DemoPerson[] = [
  {
    id: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be101',
    name: 'Marieke Jansen',
    email: 'leader@example.org',
    organisationId: zonnehofId,
    isAdmin: false,
    who: 'project leader of De Zonnehof',
  },
  {
    id: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be102',
    name: 'Youssef Amrani',
    email: 'colleague@example.org',
    organisationId: zonnehofId,
    isAdmin: false,
    who: 'colleague at De Zonnehof',
  },
  {
    id: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be103',
    name: 'Karin Smit',
    email: 'other@example.org',
    organisationId: lindeId,
    isAdmin: false,
    who: 'project leader of De Linde',
  },
  {
    id: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be104',
    name: 'Sanne Bakker',
    email: 'admin@example.org',
    organisationId: null,
    isAdmin: true,
    who: 'provider staff',
  },
  {
    id: demoId,
    name: 'Noor van den Berg',
    email: 'demo@example.org',
    organisationId: rietkraagId,
    isAdmin: false,
    who: 'project leader of De Rietkraag: late, sent back, waiting and answered',
  },
  {
    id: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be106',
    name: 'Anja Peters',
    email: 'linden@example.org',
    organisationId: lindenId,
    isAdmin: false,
    who: 'project leader of Zorggroep De Linden: forty locations',
  },
]

/** Who leads the project at a demo organisation. */
export function leaderOf(organisationId: string): DemoPerson {
  const leader = demoAccounts.find((account) => account.organisationId === organisationId)
  if (!leader) throw new Error(`The demo data knows nobody of ${organisationId}.`)
  return leader
}

/** The provider in agreements of the demo. */
export const demoProvider: Provider = {
  ...{ name: 'Bedrijf Bedsensoren B.V.', kvk: '61234567', signer: 'Sanne Bakker', signerRole: 'Directeur' },
  ...{ address: 'Stationsplein 4', zipcode: '3511 ED', city: 'Utrecht' },
}
