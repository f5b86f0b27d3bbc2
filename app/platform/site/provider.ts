import { z } from 'zod'

/** What agreements say of the provider: the company, and who signs for it. */
export const providerKeys = ['name', 'kvk', 'address', 'zipcode', 'city', 'signer', 'signerRole'] as const
export type ProviderKey = (typeof providerKeys)[number]
/** '' for what was not filled in. */
export type Provider = Record<ProviderKey, string>

export const noProvider: Provider = {
  ...{ name: '', kvk: '', address: '', zipcode: '', city: '', signer: '', signerRole: '' },
}

const text = z.string().catch('')
const provider = z.object({
  ...{ name: text, kvk: text, address: text, zipcode: text, city: text, signer: text, signerRole: text },
})

/** The stored setting made whole: whatever was stored, reading it never fails. */
export const readProvider = (stored: unknown): Provider => provider.safeParse(stored).data ?? noProvider

/** What an agreement still lacks of the provider; as long as there is anything, nothing can be signed in the portal. */
export const missingOfProvider = (known: Provider): ProviderKey[] => providerKeys.filter((key) => known[key] === '')
