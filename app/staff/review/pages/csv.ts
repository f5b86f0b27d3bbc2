import { exportQueue } from '#app/staff/review/queue.server.ts'

/** GET /admin/review/csv: what waits for a check, or was checked, as a table for spreadsheets. */
export const loader = exportQueue
