import { exportBoard } from '#app/staff/board/table.server.ts'

/** GET /admin/board/csv: the locations of the board as a table for spreadsheets. */
export const loader = exportBoard
