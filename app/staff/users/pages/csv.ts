import { exportUsers } from '#app/staff/users/list.server.ts'

/** GET /admin/users/csv: the users as a table for spreadsheets. */
export const loader = exportUsers
