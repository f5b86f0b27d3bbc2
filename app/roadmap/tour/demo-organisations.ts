/**
 * The organisations of the demo data, by id. In production there are none: a database with the demo accounts is refused
 * at start, and the ids of all others are random.
 */
export const demoOrganisations = {
  zonnehof: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be001',
  linde: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be002',
  rietkraag: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be003',
  linden: '5a3c1f0e-7d42-4b8e-9c61-2f0d8a4be004',
}

const ids: ReadonlySet<string> = new Set(Object.values(demoOrganisations))

/** Whether an organisation is one of the demo data. */
export const isDemo = (organisationId: string | null): boolean => organisationId !== null && ids.has(organisationId)
