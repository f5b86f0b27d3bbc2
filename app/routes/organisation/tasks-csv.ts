import { exportTaskGrid } from '#app/roadmap/flow/task-grid.server.ts'

/** GET /organisation/tasks/csv: how far each task of each location is, as a table for spreadsheets. */
export const loader = exportTaskGrid
