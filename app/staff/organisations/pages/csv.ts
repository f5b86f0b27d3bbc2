import { exportOrganisations } from '#app/staff/organisations/list.server.ts'

/** GET /admin/organisations/csv: the organisations as a table for spreadsheets. */
export const loader = exportOrganisations
