import { exportAudit } from '#app/staff/audit/list.server.ts'

/** GET /admin/audit/csv: what was written down as a table for spreadsheets. */
export const loader = exportAudit
