import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** The id that came with a form, made with its page, so that what is sent twice counts once; a new one where it is none. */
export const formId = z.guid().catch(() => randomUUID())
