import type { OrganisationDetails } from '#app/persistence/organisations/care-organisations.server.ts'

/** The fields of an organisation as a form holds them, in its order. */
export const detailFields = ['name', 'signingLink', 'identityOrganisation'] as const
export type DetailValues = Record<(typeof detailFields)[number], string>

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
