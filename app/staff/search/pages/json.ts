import { loadBest } from '#app/staff/search/load.server.ts'

/** GET /admin/search of a program (`Accept: application/json`): the best of what is found. */
export const loader = loadBest
