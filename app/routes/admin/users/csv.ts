import { takeOutUsers } from '#app/people/list.server.ts'

/** GET /admin/users/csv: the users as a table for spreadsheets. */
export const loader = takeOutUsers
