import type { OpenShareLink } from '#app/persistence/links/known-share-link.server.ts'

/** Who shared something, and how they are reached; '' for what is not known. */
export type Sender = {
  name: string
  organisation: string
  /** True where the provider shares it, and not the organisation. */
  isFromProvider: boolean
  email: string
  phone: string
}

type Known = Pick<OpenShareLink, 'createdByName' | 'organisationName' | 'purpose' | 'makerEmail' | 'contact'>

/** The person at the side of the sender: of the provider's staff the number is known where they look after the organisation. */
export function senderOfLink({ createdByName, organisationName, purpose, makerEmail, contact }: Known): Sender {
  const isFromProvider = purpose === 'prospect'
  const isContact = makerEmail !== null && contact?.email.toLowerCase() === makerEmail.toLowerCase()
  return {
    name: createdByName,
    organisation: organisationName,
    isFromProvider,
    email: makerEmail ?? '',
    phone: isContact ? contact.phone : '',
  }
}
