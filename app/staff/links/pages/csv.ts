import { exportSent } from '#app/sharing/sent/sent-list.server.ts'

/** GET /admin/links/csv: the links of all organisations as a table for spreadsheets. */
export const loader = exportSent
