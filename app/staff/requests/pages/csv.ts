import { exportRequests } from '#app/staff/requests/list.server.ts'

/** GET /admin/requests/csv: what waits for an answer, or was answered, as a table for spreadsheets. */
export const loader = exportRequests
