import { relationships } from '#drizzle/schema/library.ts'
import type { RelationshipDetails } from './relationships.server.ts'

/** Somebody of the provider's staff who looks after an organisation; '' for what is not filled in. */
export type ProviderContact = { name: string; email: string; phone: string; hours: string }

/** Its columns, for statements that join the relationship of an organisation. */
export const contactColumns = {
  name: relationships.contactName,
  email: relationships.contactEmail,
  phone: relationships.contactPhone,
  hours: relationships.contactHours,
}

/** A contact that can be named or reached; null where nothing of that is filled in. */
export const knownContact = (stored: ProviderContact | null): ProviderContact | null =>
  stored && (stored.name || stored.email || stored.phone) ? stored : null

/** The contact in what is kept about an organisation. */
export const contactIn = (kept: Pick<RelationshipDetails, `contact${'Name' | 'Email' | 'Phone' | 'Hours'}`>) =>
  knownContact({ name: kept.contactName, email: kept.contactEmail, phone: kept.contactPhone, hours: kept.contactHours })
