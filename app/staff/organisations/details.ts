import type { OrganisationDetails } from '#app/persistence/organisations/care-organisations.server.ts'

/** The fields of an organisation as a form holds them, in its order. */
export const detailFields = ['name', 'signingLink', 'identityOrganisation'] as const
export type DetailField = (typeof detailFields)[number]
export type DetailValues = Record<DetailField, string>
/** What is wrong, in the reader's language. */
export type DetailErrors = Partial<DetailValues>

/** What comes back where nothing was saved: everything that was typed, and why. */
export type DetailAnswer = {
  values: DetailValues
  errors: DetailErrors
  isStale: boolean
  /** What the page showed before, where that still counts: what others save meanwhile is not seen by typing on. */
  known: DetailValues | null
}

/** What is stored as its form shows it. */
export const detailsInForm = (stored: OrganisationDetails): DetailValues => ({
  name: stored.name,
  signingLink: stored.signingLink ?? '',
  identityOrganisation: stored.identityOrganisation ?? '',
})

/** The same the other way round: an empty field is none. */
export const detailsToKeep = ({ name, signingLink, identityOrganisation }: DetailValues): OrganisationDetails => ({
  name,
  signingLink: signingLink === '' ? null : signingLink,
  identityOrganisation: identityOrganisation === '' ? null : identityOrganisation,
})
