/** As what somebody gets a link. */
export const sharePurposes = ['signer', 'dpo', 'ict', 'council', 'family', 'reviewer', 'colleague', 'prospect'] as const
export type SharePurpose = (typeof sharePurposes)[number]

/**
 * What a link allows: to read; to comment and approve; to fill in; to bring files, of who signs the signed copy; to sign
 * here, or bring back a signed copy.
 */
export const shareRights = ['read', 'review', 'fill', 'upload', 'sign'] as const
export type ShareRight = (typeof shareRights)[number]

/** How many days a link lasts where nobody says otherwise, and at most. */
export const usualDays = 30
export const maxDays = 180
