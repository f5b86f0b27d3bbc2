import { exportSecurity } from '#app/staff/security/list.server.ts'

/** GET /admin/security/csv: the security log as a table for spreadsheets. */
export const loader = exportSecurity
