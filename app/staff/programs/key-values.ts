/** The form of a new key as it is typed. */
export type KeyValues = { name: string; scopes: string[]; reach: string; organisations: string[] }

/** Its fields, in the order of the page. */
export const keyFields = ['name', 'scopes', 'reach', 'organisations'] as const
