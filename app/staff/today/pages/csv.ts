import { exportBoard } from '#app/staff/today/board.server.ts'

/** GET /admin/csv: the locations of the board as a table for spreadsheets. */
export const loader = exportBoard
