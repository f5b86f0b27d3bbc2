/** The form of a new key as it is typed. */
export type KeyValues = ReachValues & { scopes: string[] }

/** What keys and webhooks have in common: what they are called, and of which organisations they are. */
export type ReachValues = { name: string; reach: string; organisations: string[] }

/** Its fields, in the order of the page. */
export const keyFields = ['name', 'scopes', 'reach', 'organisations'] as const
