import { exportMail } from '#app/platform/mail/log.server.ts'

/** GET /admin/mail/csv: the messages as a table for spreadsheets. */
export const loader = exportMail
