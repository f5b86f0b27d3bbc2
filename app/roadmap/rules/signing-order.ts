import type { SharePurpose, ShareRight } from './purposes.ts'

type Answered = { purpose: SharePurpose; may: ShareRight; outcome: string | null }

/**
 * Whether somebody with this link, while it opens, has to agree before anybody signs the same: a data protection officer who was
 * asked to review it or to agree to it, and did not. `isAwaitedOfficer` says the same to the database.
 */
export const comesBeforeSigner = ({ purpose, may, outcome }: Answered): boolean =>
  purpose === 'dpo' && (may === 'review' || may === 'sign') && outcome !== 'approved' && outcome !== 'signed'
