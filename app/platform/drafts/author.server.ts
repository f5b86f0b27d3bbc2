import { z } from 'zod'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import type { DraftOwner } from '#app/persistence/forms/drafts.server.ts'
import { draftDays } from './limits.ts'

const purpose = 'author'
const author = z.object({ userId: z.guid(), organisationId: z.guid() })

/**
 * Who a form was made for, as a hidden field that only this server can make or read. It lets a form that arrives without
 * a session be kept for its author; it opens nothing.
 */
export const sealAuthor = ({ userId, organisationId }: DraftOwner): string =>
  seal(purpose, { userId, organisationId }, draftDays * 24 * 3600)

/** Who `sealAuthor` was given; null where the text was changed or is older than a draft may become. */
export const readAuthor = (sealed: string): DraftOwner | null => author.safeParse(open(purpose, sealed)).data ?? null
